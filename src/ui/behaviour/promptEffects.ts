import { options } from 'preact';

/**
 * Runs effects before the next key or press from now on, as React does. Preact waits for the next frame: a key that is pressed before
 * it would meet a form that has not heard of the key before, and a hidden tab has no frames. The first drawing of a page is better
 * off with the wait, which keeps its work apart from that of the effects.
 */
export function runEffectsPromptly(): void {
  options.requestAnimationFrame = (run) => queueMicrotask(run);
}

import { plateClass } from '@/ui/controls/plateClass';
import { initialsOf } from '@/domain/booking/bookingText';
import { nextStep } from '@/domain/booking/nextStep';
import styles from './EventCard.module.css';
import type { GridEvent } from './gridEvents';

/**
 * A booking in the grid as a button whose name has all the details; `hintId` names the element that explains
 * how to move the booking by keyboard.
 */
export function eventButton(id: string, event: GridEvent, hintId: string | null): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${styles.card}`;
  button.dataset['bookingId'] = id;
  button.setAttribute('aria-label', event.text.name);
  button.title = event.text.name;
  if (hintId !== null && !event.isAsked) button.setAttribute('aria-describedby', hintId);
  button.append(...eventNodes(event, event.time));
  return button;
}

/**
 * The button on a booking's card that takes the usual next step; none where the card has no room for it. It is
 * left out of the tab order, which would otherwise be twice as long; keys of the card take the step. A request has none.
 */
export function stepButtons(
  id: string,
  { booking, isAsked, text, size }: GridEvent,
): HTMLElement[] {
  const step = isAsked ? null : nextStep(booking);
  if (!step || size === 'line') return [];
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = `${styles.step}`;
  button.dataset['stepOf'] = id;
  button.textContent = step.word;
  // A press must not begin to drag the card.
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  button.setAttribute('aria-label', `${step.verb} ${text.plate ?? text.customer ?? ''}`.trim());
  return [button];
}

/** The card that shows where a dragged booking would land. */
export function eventPreview(event: GridEvent, time: string): HTMLElement {
  const preview = element('span', `${styles.card}`, '');
  preview.append(...eventNodes(event, time));
  return preview;
}

/** An element with a class and a text; the text is never read as HTML. */
export function element(tag: string, className: string, text: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}

function eventNodes({ text, booking: { status }, isAsked, size }: GridEvent, time: string): Node[] {
  const { plate, services, customer, person, late } = text;
  const lead = plate
    ? element('i', plateClass(plate), plate)
    : element('b', `${styles.lead}`, customer ?? 'Utan fordon');
  // Small cards have no room for a chip, and lateness and requests are to be read on all of them.
  const words = [isAsked && size !== 'full' && text.status, late, services].filter(Boolean);
  const job = element('span', `${styles.job}`, words.join(' · '));
  if (size === 'line') return [element('span', `${styles.time}`, time), lead, job];
  if (size !== 'full') return [lead, job];
  const content = element('span', `${styles.content}`, '');
  content.append(
    lead,
    ...(person ? [element('b', `${styles.person}`, initialsOf(person))] : []),
    ...(isAsked ? [element('b', `${styles.state}`, text.status)] : []),
    job,
    element(
      'span',
      `${styles.who}`,
      [time, customer, text.isPart && 'del av besök'].filter(Boolean).join(' · '),
    ),
    ...(text.isClosed ? [element('em', `${styles.chip} ${styles.cancelled}`, 'Stängt då')] : []),
    ...(status === 'booked'
      ? []
      : [element('em', `${styles.chip} ${styles[status]}`, text.status)]),
  );
  return [content];
}

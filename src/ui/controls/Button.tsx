import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

/**
 * `main` is the page's one call to action, `work` a section's main action, `quiet` the rest; `onPetrol` lies
 * on petrol.
 */
export type ButtonKind = 'main' | 'work' | 'quiet' | 'onPetrol';

function className(kind: ButtonKind) {
  return `${styles.button} ${styles[kind]}`;
}

/** A button; its type is `button` unless the caller says otherwise, so that it never submits by accident. */
export function Button({
  kind = 'quiet',
  ...rest
}: { kind?: ButtonKind } & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...rest} className={className(kind)} />;
}

/** A link that looks like a button. */
export function LinkButton({
  kind = 'quiet',
  ...rest
}: { kind?: ButtonKind } & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={className(kind)} />;
}

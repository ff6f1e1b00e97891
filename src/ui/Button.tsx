import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

/** `main` the one call to action, `work` the section's main action, `quiet` the rest. */
export type ButtonKind = 'main' | 'work' | 'quiet' | 'onPetrol';

function className(kind: ButtonKind) {
  return `${styles.button} ${styles[kind]}`;
}

/** A button; `type="button"` unless told otherwise, so that it never submits by accident. */
export function Button({
  kind = 'quiet',
  ...rest
}: { kind?: ButtonKind } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" {...rest} className={className(kind)} />;
}

/** A link that looks like a button. */
export function LinkButton({
  kind = 'quiet',
  ...rest
}: { kind?: ButtonKind } & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={className(kind)} />;
}

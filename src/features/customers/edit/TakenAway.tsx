import type { ReactNode } from 'react';

/** What has happened to a record while its form was open, and what is left to do with what was typed. */
export function TakenAway({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p>Det du skrev finns kvar här men kan inte sparas. Kopiera det du vill behålla.</p>
    </>
  );
}

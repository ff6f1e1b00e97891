import type { ReactNode } from 'react';

/** Says what happened to a record while its form was open, and that the typed text can only be copied. */
export function TakenAway({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p>Det du skrev finns kvar här men kan inte sparas. Kopiera det du vill behålla.</p>
    </>
  );
}

/** Said to a person whose role no longer lets anything be saved. */
export const roleChanged = 'Din roll har ändrats medan du skrev.';

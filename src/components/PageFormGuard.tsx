import { useRef } from 'react';
import { useCutOff, useTyped } from '@/ui/forms/useTyped';
import { LeaveQuestion } from './LeaveQuestion';

/**
 * In a form on a page: asks before what somebody has typed is left (see LeaveQuestion), and keeps it for the page that comes
 * instead. `back` is the address that Back leads to; without one, Back leads to the page before.
 */
export function PageFormGuard({ back }: { back?: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const { isChanged, lines } = useTyped(place);
  // The person may no longer see what others have stored, so only what was changed is kept.
  useCutOff(() => (isChanged() ? lines() : []));
  return (
    <>
      <span ref={place} hidden />
      <LeaveQuestion isChanged={isChanged} {...(back !== undefined && { back })} />
    </>
  );
}

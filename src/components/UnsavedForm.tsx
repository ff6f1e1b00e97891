import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formTexts } from '@/ui/forms/formTexts';
import { useCutOff } from '@/ui/forms/useTyped';
import { LeaveQuestion } from './LeaveQuestion';

/**
 * Wraps a form over saved values. While the form `isEdited`, it asks before the page is left, and keeps what has been typed
 * for the page that comes instead.
 */
export function UnsavedForm({
  isEdited,
  className,
  children,
}: {
  isEdited: boolean;
  className?: string;
  children: ReactNode;
}) {
  const around = useRef<HTMLDivElement>(null);
  const filledIn = useRef<string[]>([]);

  useLayoutEffect(() => {
    if (!isEdited) filledIn.current = formTexts(around.current);
  });

  // The person may no longer see what others have stored, so only what was changed is kept.
  useCutOff(() =>
    isEdited ? formTexts(around.current).filter((each) => !filledIn.current.includes(each)) : [],
  );

  return (
    <div ref={around} className={className}>
      {isEdited && <LeaveQuestion isChanged={() => true} />}
      {children}
    </div>
  );
}

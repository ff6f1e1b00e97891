import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { companyName } from '@/company';
import { NavigatedContext } from '@/ui/behaviour/NavigatedContext';

/**
 * The page's one h1. The heading sets the document's title and, after a navigation inside the app, takes the
 * focus so that a screen reader starts there; the first page of a visit leaves the focus where the browser
 * put it. A page that is another company's has no `suffix`.
 */
export function PageHeading({
  title,
  suffix = companyName,
  children,
}: {
  title: string;
  suffix?: string | null;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The value from when the page opened: a filter changes the address too, and must not move the focus.
  const [navigated] = useState(useContext(NavigatedContext));

  useLayoutEffect(() => {
    document.title = suffix === null || title === suffix ? title : `${title} – ${suffix}`;
  }, [title, suffix]);

  useLayoutEffect(() => {
    if (navigated) heading.current?.focus({ preventScroll: true });
  }, [navigated]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}

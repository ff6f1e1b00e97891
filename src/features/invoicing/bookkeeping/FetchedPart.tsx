import type { ReactNode } from 'react';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { errorText } from '@/ui/behaviour/errorText';
import type { Fetched } from './useFetched';
import styles from './Bookkeeping.module.css';

/** Shows fetched data in each state of the fetch, and never a part of the data. `what` is its name in the definite form. */
export function FetchedPart<T>({
  fetched: [now, again],
  what,
  children,
}: {
  fetched: [Fetched<T>, again: () => void];
  what: string;
  children: (data: T) => ReactNode;
}) {
  if (now.kind === 'ready') return children(now.data);
  if (now.kind === 'loading') {
    return (
      <BusyNote>
        Hämtar {what} …{now.documents > 0 && ` ${now.documents} hittills.`}
      </BusyNote>
    );
  }
  return (
    <Alert kind="trouble">
      <div className={styles.failed}>
        <p>Det gick inte att hämta {what}, så inget räknas ihop.</p>
        <p>{errorText(now.error)}</p>
        <Button onClick={again}>Försök igen</Button>
      </div>
    </Alert>
  );
}

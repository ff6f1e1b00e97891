import { Suspense, useEffect, useId, useState } from 'react';
import { Alert } from '@/ui/Alert';
import { lazyPart } from '@/ui/lazyPart';
import { useHydrated } from '@/ui/useHydrated';
import { PageTop } from './PageTop';
import styles from './ServiceBookFile.module.css';

const loadChecked = () => import('./CheckedServiceBook').then((file) => file.CheckedServiceBook);
const CheckedServiceBook = lazyPart(loadChecked);

/** More bytes than any service book has. */
const mostBytes = 4_000_000;

/** Checks the file of a service book in the visitor's own browser, signed in or not. */
export function ServiceBookFilePage() {
  const inputId = useId();
  const isHydrated = useHydrated();
  const [file, setFile] = useState<{ name: string; text: string } | { fault: string }>();

  useEffect(() => {
    // Fetched before it is needed, so that it is there without a network too. A failure shows when a file is chosen.
    loadChecked().catch(() => {});
  }, []);

  async function open(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size === 0) return setFile({ fault: 'Filen är tom.' });
    if (chosen.size > mostBytes)
      return setFile({ fault: 'Filen är för stor för att vara en servicebok.' });
    try {
      setFile({ name: chosen.name, text: await chosen.text() });
    } catch {
      // The file was moved or taken away after it was chosen.
      setFile({ fault: 'Filen gick inte att läsa. Välj den igen.' });
    }
  }

  return (
    <>
      <PageTop
        title="Kontrollera en servicebok"
        heading="Är serviceboken oförändrad?"
        lead="Öppna filen som du fick med bilen. Den kontrolleras här i din webbläsare och skickas ingenstans."
      />
      <div className={styles.page}>
        <div className={styles.choose}>
          <label htmlFor={inputId}>Serviceboken som fil</label>
          <p id={`${inputId}-hint`}>
            En fil som slutar på .json. Du kan också släppa filen på knappen.
          </p>
          <input
            id={inputId}
            type="file"
            // A file that is chosen before the page listens would be lost.
            disabled={!isHydrated}
            accept=".json,application/json"
            aria-describedby={`${inputId}-hint`}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              // The same file can be chosen again after it was changed.
              void open(chosen).then(() => (currentTarget.value = ''));
            }}
          />
        </div>
        {file && 'fault' in file && (
          <Alert kind="trouble">
            <p>{file.fault}</p>
          </Alert>
        )}
        {file && 'text' in file && (
          <Suspense fallback={<p role="status">Kontrollerar …</p>}>
            <CheckedServiceBook key={file.text} name={file.name} text={file.text} />
          </Suspense>
        )}
      </div>
    </>
  );
}

import { Suspense, useCallback, useEffect, useState } from 'react';
import { BookFilePicker } from '@/components/servicebook/BookFilePicker';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { useHydrated } from '@/ui/behaviour/useHydrated';
import { PageTop } from './PageTop';
import styles from './ServiceBookFile.module.css';

const loadChecked = () => import('./CheckedServiceBook').then((file) => file.CheckedServiceBook);
const CheckedServiceBook = lazyPart(loadChecked);

const steps = [
  ['Filen', 'Verkstaden sparar serviceboken som en fil, och du får den med bilen.'],
  ['Kontrollen', 'Varje signerad notering jämförs med sin signatur, tecken för tecken.'],
  ['Svaret', 'Du ser om något har ändrats, och i så fall i vilken notering.'],
] as const;

/** Checks the file of a service book in the visitor's own browser, signed in or not. */
export function ServiceBookFilePage() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<{ file: File; times: number }>();
  const choose = useCallback(
    (file: File) => setChosen((before) => ({ file, times: (before?.times ?? 0) + 1 })),
    [],
  );

  useEffect(() => {
    // Fetched before it is needed, so that it is there without a network too. A failure shows when a file is chosen.
    loadChecked().catch(() => {});
  }, []);

  return (
    <>
      <PageTop
        title="Kontrollera en servicebok"
        heading="Är serviceboken oförändrad?"
        lead="Öppna filen som du fick med bilen. Den kontrolleras här i din webbläsare och skickas ingenstans. Du behöver inget konto, och det går utan nät också."
      />
      <div className={styles.page}>
        <BookFilePicker isReady={isHydrated} hasFile={chosen !== undefined} onFile={choose} />
        {chosen ? (
          <Suspense fallback={<p role="status">Kontrollerar {chosen.file.name} …</p>}>
            <CheckedServiceBook key={chosen.times} file={chosen.file} />
          </Suspense>
        ) : (
          <section aria-labelledby="steps">
            <h2 id="steps">Så går det till</h2>
            <ol className={styles.steps}>
              {steps.map(([name, text]) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  );
}

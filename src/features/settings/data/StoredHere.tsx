import { useEffect, useRef, useState } from 'react';
import {
  askOnceToKeepStorage,
  askToKeepStorage,
  isWipedWhenUnused,
  type LastingStorage,
  lastingStorage,
} from '@/data/sync/lastingStorage';
import { useStore } from '@/data/sync/StoreContext';
import { Button } from '@/ui/controls/Button';
import styles from './DataSection.module.css';

/** The browser's promise about what this device stores, and the ways to get one; null where it stores nothing. */
export function StoredHere() {
  const store = useStore();
  const [answer, setAnswer] = useState<LastingStorage | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void lastingStorage().then(setAnswer);
    // The person may still have the browser's question before them.
    void askOnceToKeepStorage(store)?.then(setAnswer);
  }, [store]);
  if (store.storage !== 'device' || answer === null) return null;
  const isWiped = isWipedWhenUnused();

  async function ask() {
    const next = await askToKeepStorage();
    setAnswer(next);
    setIsAsked(true);
    // The button goes, and the focus with it.
    if (next !== 'wipeable') status.current?.focus();
  }

  return (
    <section className={styles.card}>
      <h3>På den här enheten</h3>
      <p>
        Kunder, bokningar och det som inte har hunnit till servern sparas också här, så att appen
        går att använda utan nät.
      </p>
      <p ref={status} role="status" tabIndex={-1}>
        {answers[answer]}
        {isAsked && answer === 'wipeable' && ' Webbläsaren sa nej den här gången.'}
      </p>
      {answer === 'wipeable' && (
        <>
          {!isWiped && (
            <p>
              Säger webbläsaren nej: installera Verkstadsnavet som app från dess meny, eller spara
              sidan som bokmärke, och fråga igen.
            </p>
          )}
          <Button onClick={() => void ask()}>Fråga webbläsaren igen</Button>
        </>
      )}
      {isWiped && (
        <p>
          Safari och webbläsare på iPhone och iPad raderar ändå det som är sparat här, när sidan
          inte har öppnats på sju dagar. Som app behålls det. Tryck på Dela och sedan på Lägg till
          på hemskärmen, eller på en Mac på Lägg till i Dock. Logga sedan in i appen.
        </p>
      )}
    </section>
  );
}

const answers: Record<LastingStorage, string> = {
  kept: 'Webbläsaren har lovat att behålla det som är sparat här, också när det blir ont om plats.',
  wipeable:
    'Webbläsaren har inte lovat att behålla det. Blir det ont om plats kan den radera det, och det som inte har hunnit till servern är då borta.',
  unknown:
    'Webbläsaren berättar inte om den behåller det som är sparat här när det blir ont om plats.',
};

import { useEffect, useState } from 'react';
import {
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
  const { storage } = useStore();
  const [answer, setAnswer] = useState<LastingStorage | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    void lastingStorage().then(setAnswer);
  }, []);
  if (storage !== 'device' || answer === null) return null;

  async function ask() {
    setAnswer(await askToKeepStorage());
    setIsAsked(true);
  }

  return (
    <section className={styles.card}>
      <h3>På den här enheten</h3>
      <p>
        Kunder, bokningar och det som inte har hunnit till servern sparas också här, så att appen
        går att använda utan nät.
      </p>
      <p role="status">{answers[answer]}</p>
      {answer === 'wipeable' && (
        <>
          <p>
            Lägg in Verkstadsnavet som app från webbläsarens meny, eller spara det som bokmärke, och
            fråga igen.
            {isAsked && ' Webbläsaren sa nej den här gången.'}
          </p>
          <Button onClick={() => void ask()}>Fråga webbläsaren igen</Button>
        </>
      )}
      {isWipedWhenUnused() && (
        <p>
          På iPhone, iPad och Mac raderas det som är sparat här när sidan inte har öppnats på sju
          dagar. Lägg till Verkstadsnavet på hemskärmen, så behålls det: tryck på Dela och sedan
          Lägg till på hemskärmen, på en Mac Lägg till i Dock. Logga sedan in där.
        </p>
      )}
    </section>
  );
}

const answers: Record<LastingStorage, string> = {
  kept: 'Webbläsaren har lovat att behålla det, också när det är ont om plats.',
  wipeable:
    'Webbläsaren har inte lovat att behålla det. Blir det ont om plats kan den radera det, och det som inte har hunnit till servern är då borta.',
  unknown: 'Webbläsaren berättar inte om den behåller det när det är ont om plats.',
};

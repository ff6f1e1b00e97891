import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { askBeforeLeaving } from '@/ui/behaviour/leaving';
import { useLeaveGuard } from '@/ui/behaviour/useLeaveGuard';
import layout from '@/ui/style/layout.module.css';
import styles from './LeaveQuestion.module.css';

/**
 * Asks before a form on a page is left while it `isChanged`: by a link, by Back, by a reload, and by everything that calls
 * `leave`. Back leads to the address `back`, or without one to the page before.
 */
export function LeaveQuestion({ isChanged, back }: { isChanged: () => boolean; back?: string }) {
  const navigate = useNavigate();
  /** The navigation that goes on once that is confirmed. */
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  const { key } = useLocation();
  /** The visit of a page that is left by a step back. */
  const [left, setLeft] = useState<string | null>(null);

  function ask(go: () => void) {
    if (isChanged()) setAsked({ go });
    else go();
  }

  function stepBack(step: number) {
    // The guard would stop this step too.
    flushSync(() => setLeft(key));
    history.go(step);
  }

  const askFirst = useEffectEvent(ask);
  const askOfLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname === location.pathname || !isChanged()) return;
    event.preventDefault();
    event.stopPropagation();
    // The search, whose hits are links, gives way to the question.
    link.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    const to = `${link.pathname}${link.search}${link.hash}`;
    setAsked({ go: () => void navigate(to) });
  });
  useEffect(() => {
    const stopAsking = askBeforeLeaving((go) => askFirst(go));
    // Capturing stops the click before the router reacts.
    const listener = (event: MouseEvent) => askOfLink(event);
    document.addEventListener('click', listener, { capture: true });
    return () => {
      stopAsking();
      document.removeEventListener('click', listener, { capture: true });
    };
  }, []);

  return (
    <>
      {left !== key && (
        <Guard
          mayLose={isChanged}
          onBack={(step) => ask(() => (back === undefined ? stepBack(step) : void navigate(back)))}
        />
      )}
      {asked && (
        <Dialog title="Lämna utan att spara?" onClose={() => setAsked(null)}>
          <div className={styles.body}>
            <p>Det du har fyllt i är inte sparat.</p>
            <div className={layout.actions}>
              <Button
                onClick={() => {
                  setAsked(null);
                  asked.go();
                }}
              >
                Lämna utan att spara
              </Button>
              <Button kind="work" onClick={() => setAsked(null)}>
                Fortsätt fylla i
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Guard({ mayLose, onBack }: { mayLose: () => boolean; onBack: (step: number) => void }) {
  useLeaveGuard(mayLose, onBack);
  return null;
}

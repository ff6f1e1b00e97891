import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefused } from '@/data/sync/isRefused';
import { useStore } from '@/data/sync/StoreContext';
import { listWorkshops, mostWorkshops } from '@/data/workshop/users';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopDocument } from '@/data/workshop/workshops';
import { paths } from '@/paths';
import { Icon } from '@/ui/icons/Icon';
import { checkIcon } from '@/ui/icons/icons';
import { leave } from '@/ui/behaviour/leaving';
import { expandIcon } from '@/app/routes/dashboardIcons';
import { useMenu } from '@/app/routes/menu';
import { NewWorkshopDialog } from './NewWorkshopDialog';
import styles from './WorkshopSwitcher.module.css';

/** A button with the current workshop's name, which opens a menu to change workshop or start a new one. */
export function WorkshopSwitcher() {
  const { id, workshop, workshopIds, switchTo } = useWorkshop();
  const { open, toggle, buttonRef, panelRef } = useMenu();
  const [starting, setStarting] = useState(false);
  const store = useStore();
  const navigate = useNavigate();

  function show(next: string) {
    leave(() => {
      switchTo(next);
      // The address may lead to a record of the former workshop.
      void navigate(paths.dashboard);
    });
  }

  function start(next: string) {
    setStarting(false);
    show(next);
  }

  return (
    <div className={styles.switcher}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={`Verkstad: ${workshop.name}`}
        aria-expanded={open}
        onClick={toggle}
      >
        <span>{workshop.name}</span>
        <Icon d={expandIcon} size={18} />
      </button>
      {open && (
        <section ref={panelRef} className={styles.menu} aria-label="Dina verkstäder">
          <ul>
            {workshopIds.map((each) => (
              <li key={each}>
                {each === id ? (
                  <button type="button" aria-current="true" onClick={toggle}>
                    {workshop.name}
                    <Icon d={checkIcon} size={18} />
                  </button>
                ) : (
                  <OtherWorkshop
                    id={each}
                    onChoose={() => show(each)}
                    onRemove={() => {
                      panelRef.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
                      listWorkshops(
                        store,
                        workshopIds.filter((other) => other !== each),
                      );
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {workshopIds.length < mostWorkshops && (
            <button
              type="button"
              onClick={() => {
                toggle();
                // The menu closes, so the dialog must find the focus on an element that remains and give it
                // back there.
                buttonRef.current?.focus();
                setStarting(true);
              }}
            >
              Starta en ny verkstad
            </button>
          )}
        </section>
      )}
      {starting && <NewWorkshopDialog onClose={() => setStarting(false)} onStarted={start} />}
    </div>
  );
}

function OtherWorkshop({
  id,
  onChoose,
  onRemove,
}: {
  id: string;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const workshop = useWorkshopDocument(id);
  if (workshop.kind === 'loading') return <p>Hämtar namnet …</p>;
  if (workshop.kind === 'failed') {
    return isRefused(workshop.error) ? (
      <div className={styles.closed}>
        <p>En verkstad som du inte längre har tillgång till</p>
        <button type="button" onClick={onRemove}>
          Ta bort ur listan
        </button>
      </div>
    ) : (
      <p>En verkstad vars namn inte kunde hämtas</p>
    );
  }
  const name = workshop.data?.data.name;
  return (
    <button type="button" onClick={onChoose}>
      {name ?? 'En verkstad vars namn inte har hämtats än'}
    </button>
  );
}

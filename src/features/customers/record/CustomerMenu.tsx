import '@/ui/style/popovers';
import { useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { useReplacedTextRemoval } from '@/data/record/replacedTexts';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Customer } from '@/domain/register/customer';
import { canWrite } from '@/domain/workshop/member';
import type { ReplacedText } from '@/domain/record/replacedText';
import { removeCustomer } from '@/domain/register/registerActions';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { customerExtractPath } from '@/dashboardPaths';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './CustomerMenu.module.css';

/**
 * The rarely used actions on a customer; `vehicles` are all that name the customer. The menu is the browser's
 * own popover, which closes on Escape and on a click outside and gives the focus back.
 */
export function CustomerMenu({
  entry,
  vehicles,
  replaced,
  onOpen,
}: {
  entry: Entry<Customer>;
  vehicles: Entry<Vehicle>[];
  /** The replaced texts of the customer's card. */
  replaced: Entry<ReplacedText>[];
  onOpen: (dialog: 'merge' | 'anonymise') => void;
}) {
  const { role } = useWorkshop();
  const register = useRegister();
  const { write } = useRegisterWrites();
  const texts = useReplacedTextRemoval();
  const toast = useToast();
  const navigate = useNavigate();
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { name, status } = entry.data;
  // Before all vehicles are loaded, an action could leave vehicles that name a customer who is gone.
  const complete = register.kind === 'ready' && register.complete;
  const extractPath = customerExtractPath(entry.id);

  function show(dialog: 'merge' | 'anonymise') {
    // The dialog closes the menu, and gives the focus back to the button that opened the menu.
    opener.current?.focus();
    onOpen(dialog);
  }

  function remove() {
    const owned = vehicles.filter(({ data }) => data.ownerId === entry.id);
    void navigate(paths.customers, { replace: true });
    const label = `Kunden ${name}`;
    const { changes, undo } = removeCustomer(entry, vehicles);
    void write(label, changes);
    texts.remove(label, replaced);
    toast(`${label} är borttagen.${leftBehind(owned)}`, () => {
      void write(label, undo);
      texts.restore(label, replaced);
    });
  }

  if (!canWrite(role)) return <LinkButton to={extractPath}>Registerutdrag</LinkButton>;
  return (
    <>
      <button ref={opener} type="button" className={styles.opener} popoverTarget={menuId}>
        Fler åtgärder
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <ul>
          <li>
            <Link to={extractPath}>Registerutdrag</Link>
          </li>
          {!complete && <li>Mer går att göra när hela registret har hämtats.</li>}
          {complete && status === 'active' && (
            <>
              <li>
                <button type="button" onClick={() => show('merge')}>
                  Slå ihop …
                </button>
              </li>
              <li>
                <button type="button" onClick={() => show('anonymise')}>
                  Anonymisera …
                </button>
              </li>
              <li>
                <button type="button" onClick={remove}>
                  Ta bort
                </button>
              </li>
            </>
          )}
        </ul>
      </div>
    </>
  );
}

function leftBehind(vehicles: Entry<Vehicle>[]): string {
  const [first, ...others] = vehicles;
  if (!first) return '';
  if (others.length > 0) return ` ${vehicles.length} fordon finns kvar utan ägare.`;
  return ` ${formatRegistrationNumber(first.data.registrationNumber)} finns kvar utan ägare.`;
}

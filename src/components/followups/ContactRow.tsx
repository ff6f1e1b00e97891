import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { customerPath } from '@/dashboardPaths';
import { MessageActions } from '@/components/MessageActions';
import { wayBack } from '@/components/wayBack';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Message } from '@/domain/values/message';
import type { Customer } from '@/domain/register/customer';
import type { Entry } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { LinkButton } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import layout from '@/ui/style/layout.module.css';
import styles from './ContactRow.module.css';

/** A car whose customer is to be contacted: about what, the tick for done, the way to a booking, and the ready text. */
export function ContactRow({
  who,
  plate,
  customer,
  about,
  tick,
  bookTo,
  obstacle,
  message,
  children,
}: {
  /** The car and the customer in one text, for screen readers. */
  who: string;
  plate: { number: string; to: string } | null;
  customer: Entry<Customer> | undefined;
  about: ReactNode;
  tick: { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void };
  /** The address of a new booking. */
  bookTo: string;
  /** The reason why the customer cannot be written to. */
  obstacle: string | null;
  message: Message | null;
  children: ReactNode;
}) {
  const mayWrite = canWrite(useWorkshop().role);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.who}>
          {plate && (
            <Link to={plate.to}>
              <Plate number={plate.number} />
            </Link>
          )}
          {customer ? (
            <Link to={customerPath(customer.id)}>{customer.data.name}</Link>
          ) : (
            <span>Okänd kund</span>
          )}
          {about && <span className={layout.quiet}>{about}</span>}
        </p>
        {children}
      </div>
      <div className={styles.contact}>
        <label className={layout.tick}>
          <input
            type="checkbox"
            checked={tick.isTicked}
            disabled={!mayWrite}
            onChange={({ currentTarget: { checked } }) => tick.onTick(checked)}
          />
          {tick.label}
          <span className="visuallyHidden">: {who}</span>
        </label>
        {mayWrite && (
          <LinkButton kind="work" to={bookTo} state={wayBack} aria-label={`Boka ${who}`}>
            Boka
          </LinkButton>
        )}
        {obstacle && <p className={layout.quiet}>{obstacle}</p>}
        {message && (
          <>
            <details>
              <summary>Visa texten</summary>
              <p className={layout.text}>{message.text}</p>
            </details>
            <MessageActions message={message} customer={customer?.data} />
          </>
        )}
      </div>
    </li>
  );
}

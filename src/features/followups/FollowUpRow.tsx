import { useState } from 'react';
import { Link } from 'react-router-dom';
import { newBookingPath, customerPath, vehiclePath } from '@/dashboardPaths';
import { FollowUpFacts } from '@/components/followups/FollowUpsCard';
import { MessageActions } from '@/components/MessageActions';
import { wayBack } from '@/components/wayBack';
import type { MessageTemplates } from '@/data/settings/messageTemplates';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type FollowUp, peopleOf } from '@/domain/order/followUp';
import { followUpMessage, obstacleTo, workOf } from '@/domain/order/followUpText';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { canWrite } from '@/domain/workshop/member';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { CloseDialog, DueDialog } from './FollowUpDialogs';
import layout from '@/ui/style/layout.module.css';
import styles from './FollowUps.module.css';
import { useFollowUpWrites } from './useFollowUpWrites';

/** A car with what is to be followed up on it: the ready text, whether its customer is contacted, and the way to a booking. */
export function FollowUpRow({
  followUps,
  texts,
}: {
  /** At least one, all of one car. */
  followUps: readonly Entry<FollowUp>[];
  /** The workshop's own texts. */
  texts: Live<MessageTemplates>;
}) {
  const register = useRegister();
  const { workshop, role } = useWorkshop();
  const { contact } = useFollowUpWrites();
  const [open, setOpen] = useState<{ what: 'due' | 'close'; entry: Entry<FollowUp> }>();
  const [first] = followUps;
  if (!first) return null;
  const mayWrite = canWrite(role);
  const { vehicleId } = first.data;
  const people = peopleOf(first.data, register);
  const { vehicle, customer, isSold } = people;
  const plate = vehicle && formatRegistrationNumber(vehicle.data.registrationNumber);
  const who = [plate, customer?.data.name].filter(Boolean).join(' ') || workOf(first.data);
  const isKnown = register.kind === 'ready' && register.complete;
  const obstacle = isKnown ? obstacleTo(people) : null;
  const own = texts.kind === 'ready' ? texts.data.get('followUp') : undefined;
  const message =
    texts.kind === 'loading' || !customer || customer.data.status === 'anonymised'
      ? null
      : followUpMessage(
          followUps.map(({ data }) => data),
          own,
          {
            ...{ workshop, customer: customer.data.name },
            plate: vehicle?.data.registrationNumber ?? null,
          },
        );
  const isContacted = followUps.every(({ data }) => data.contactedOn !== null);
  const km = vehicle?.data.odometerKm;

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.who}>
          {plate && vehicleId && (
            <Link to={vehiclePath(vehicleId)}>
              <Plate number={plate} />
            </Link>
          )}
          {customer ? (
            <Link to={customerPath(customer.id)}>{customer.data.name}</Link>
          ) : (
            <span>Okänd kund</span>
          )}
          {km !== null && km !== undefined && (
            <span className={layout.quiet}>senast {formatOdometer(km)}</span>
          )}
        </p>
        {isSold && customer && <p className={layout.quiet}>Bilen har bytt ägare sedan dess.</p>}
        <ul className={styles.works}>
          {followUps.map((entry) => (
            <li key={entry.id}>
              <FollowUpFacts followUp={entry.data} />
              {mayWrite && (
                <div className={layout.actions}>
                  <Button
                    aria-label={`Ändra när: ${workOf(entry.data)}, ${who}`}
                    onClick={() => setOpen({ what: 'due', entry })}
                  >
                    Ändra
                  </Button>
                  <Button
                    aria-label={`Avsluta: ${workOf(entry.data)}, ${who}`}
                    onClick={() => setOpen({ what: 'close', entry })}
                  >
                    Avsluta
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.contact}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isContacted}
            disabled={!mayWrite}
            onChange={({ currentTarget: { checked } }) =>
              contact(followUps, checked ? dayOf(new Date()).toString() : null, who)
            }
          />
          Kontaktad<span className="visuallyHidden">: {who}</span>
        </label>
        {mayWrite && (
          <LinkButton
            kind="work"
            to={newBookingPath({
              ...(customer && { kund: customer.id }),
              ...(vehicleId && { fordon: vehicleId }),
              uppfoljning: followUps.map(({ id }) => id).join(','),
            })}
            state={wayBack}
            aria-label={`Boka ${who}`}
          >
            Boka
          </LinkButton>
        )}
        {obstacle && <p className={layout.quiet}>{obstacle}</p>}
        {message && (
          <>
            <details>
              <summary>Visa texten</summary>
              <p className={styles.text}>{message.text}</p>
            </details>
            <MessageActions message={message} customer={customer?.data} />
          </>
        )}
      </div>
      {open?.what === 'due' && <DueDialog entry={open.entry} onClose={() => setOpen(undefined)} />}
      {open?.what === 'close' && (
        <CloseDialog entry={open.entry} onClose={() => setOpen(undefined)} />
      )}
    </li>
  );
}

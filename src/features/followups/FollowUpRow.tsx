import { useState } from 'react';
import { newBookingPath, vehiclePath } from '@/dashboardPaths';
import { ContactRow } from '@/components/followups/ContactRow';
import { FollowUpFacts } from '@/components/followups/FollowUpsCard';
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
import { Button } from '@/ui/controls/Button';
import { CloseDialog, DueDialog } from './FollowUpDialogs';
import layout from '@/ui/style/layout.module.css';
import styles from './FollowUpRow.module.css';
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
  const { vehicleId } = first.data;
  const people = peopleOf(first.data, register);
  const { vehicle, customer, isSold } = people;
  const plate = vehicle && formatRegistrationNumber(vehicle.data.registrationNumber);
  const who = [plate, customer?.data.name].filter(Boolean).join(' ') || workOf(first.data);
  const isKnown = register.kind === 'ready' && register.complete;
  const own = texts.kind === 'ready' ? texts.data.get('followUp') : undefined;
  const message =
    texts.kind === 'loading' || !customer || customer.data.status === 'anonymised'
      ? null
      : followUpMessage(
          followUps.map(({ data }) => data),
          own,
          {
            workshop,
            customer: customer.data.name,
            plate: vehicle?.data.registrationNumber ?? null,
          },
        );
  const km = vehicle?.data.odometerKm;

  return (
    <ContactRow
      who={who}
      plate={plate && vehicleId ? { number: plate, to: vehiclePath(vehicleId) } : null}
      customer={customer}
      about={typeof km === 'number' && `senast ${formatOdometer(km)}`}
      tick={{
        label: 'Kontaktad',
        isTicked: followUps.every(({ data }) => data.contactedOn !== null),
        onTick: (isTicked) =>
          contact(followUps, isTicked ? dayOf(new Date()).toString() : null, who),
      }}
      bookTo={newBookingPath({
        ...(customer && { kund: customer.id }),
        ...(vehicleId && { fordon: vehicleId }),
        uppfoljning: followUps.map(({ id }) => id).join(','),
      })}
      obstacle={isKnown ? obstacleTo(people) : null}
      message={message}
    >
      {isSold && customer && <p className={layout.quiet}>Bilen har bytt ägare sedan dess.</p>}
      <ul className={styles.works}>
        {followUps.map((entry) => (
          <li key={entry.id}>
            <FollowUpFacts followUp={entry.data} />
            {canWrite(role) && (
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
      {open?.what === 'due' && <DueDialog entry={open.entry} onClose={() => setOpen(undefined)} />}
      {open?.what === 'close' && (
        <CloseDialog entry={open.entry} onClose={() => setOpen(undefined)} />
      )}
    </ContactRow>
  );
}

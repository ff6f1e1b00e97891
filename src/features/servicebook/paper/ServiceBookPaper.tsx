import type { ReactNode } from 'react';
import { Fact } from '@/components/PaperSheet';
import {
  ServiceEntries,
  type ShownEntry,
  SignatureNote,
} from '@/components/servicebook/ServiceEntries';
import type { Vehicle } from '@/domain/register/vehicle';
import { vehicleName } from '@/domain/register/vehicleName';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import type { Workshop } from '@/domain/workshop/workshop';
import { formatAddress } from '@/domain/values/address';
import { formatOdometer } from '@/domain/values/odometer';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { PageHeading } from '@/ui/notes/PageHeading';
import { Plate } from '@/ui/controls/Plate';
import { QrCode } from '@/ui/controls/QrCode';
import styles from './ServiceBookPaper.module.css';

/** The service book of a car on A4: what is next in a box, the entries with their photos, and on each page how to check it. */
export function ServiceBookPaper({
  workshop,
  car,
  next,
  entries,
  photosOf,
  keyIds,
  address,
  printedOn,
}: {
  workshop: Pick<Workshop, 'name' | 'address' | 'phone' | 'organisationNumber'>;
  car: Pick<Vehicle, 'registrationNumber' | 'make' | 'model' | 'year' | 'vin' | 'odometerKm'>;
  next: Pick<ServiceEntry, 'nextOn' | 'nextKm'> | null;
  entries: readonly ShownEntry[];
  /** The photos of an entry, by its id. */
  photosOf?: (id: string) => ReactNode;
  /** The thumbprints of the keys that have signed. */
  keyIds: readonly string[];
  /** The address of the page that checks the book's file. */
  address: string;
  /** The day, `2026-11-24`. */
  printedOn: string;
}) {
  const plate = formatRegistrationNumber(car.registrationNumber);
  return (
    // A table has its foot on each page.
    <table role="presentation" className={styles.pages}>
      <tbody>
        <tr>
          <td>
            <article className={styles.book}>
              <header>
                <div>
                  <p className={styles.company}>{workshop.name}</p>
                  <p>{contactOf(workshop)}</p>
                </div>
                <PageHeading title={`Servicebok ${plate}`}>Servicebok</PageHeading>
                <p className={styles.plate}>
                  <Plate number={plate} />
                </p>
              </header>
              <dl className={styles.facts}>
                <Fact term="Fordon">{vehicleName(car)}</Fact>
                <Fact term="Chassinummer">{car.vin}</Fact>
                <Fact term="Mätarställning">
                  {car.odometerKm !== null && formatOdometer(car.odometerKm)}
                </Fact>
                <Fact term="Utskriven">{printedOn}</Fact>
              </dl>
              <Next next={next} />
              {entries.length === 0 ? (
                <p>Boken har inga noteringar än.</p>
              ) : (
                <ServiceEntries entries={entries} extraOf={photosOf} />
              )}
            </article>
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td>
            <Foot keyIds={keyIds} address={address} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function contactOf({
  address,
  phone,
  organisationNumber,
}: Pick<Workshop, 'address' | 'phone' | 'organisationNumber'>): string {
  return [
    formatAddress(address),
    phone && formatPhone(phone),
    organisationNumber && `Org.nr ${formatOrganisationNumber(organisationNumber)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Next({ next }: { next: Pick<ServiceEntry, 'nextOn' | 'nextKm'> | null }) {
  if (!next) return null;
  const { nextOn, nextKm } = next;
  const due = [nextOn, nextKm !== null && formatOdometer(nextKm)].filter(Boolean);
  return (
    <p className={styles.next}>
      Nästa service <b>{due.join(' eller ')}</b>
      {due.length > 1 && ', det som kommer först'}
    </p>
  );
}

/** The way to check the book, with the fingerprints of the keys: the first 12 characters tell one from another. */
function Foot({ keyIds, address }: { keyIds: readonly string[]; address: string }) {
  return (
    <footer className={styles.foot}>
      <div>
        <SignatureNote />
        {keyIds.length > 0 && (
          <p>
            {keyIds.length === 1 ? 'Nyckelns avtryck' : 'Nycklarnas avtryck'}{' '}
            {keyIds.map((id) => (
              <code key={id}>{id.slice(0, 12)}</code>
            ))}
          </p>
        )}
        <p>Bokens fil kontrolleras på {address}</p>
      </div>
      <div className={styles.code}>
        <QrCode text={address} label={`QR-kod till ${address}`} />
      </div>
    </footer>
  );
}

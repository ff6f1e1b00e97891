import { formatAddress } from '@/domain/address';
import { formatOdometer } from '@/domain/odometer';
import { formatOrganisationNumber } from '@/domain/organisationNumber';
import { formatPhone } from '@/domain/phone';
import { formatRegistrationNumber } from '@/domain/registrationNumber';
import { dayOf } from '@/domain/swedishTime';
import { fuelLabels } from '@/domain/vehicle';
import { Plate } from '@/ui/Plate';
import styles from './CustomerExtractPage.module.css';
import type { CustomerExtract, ExtractedVehicle } from './customerExtract';
import { customerLines } from './customerLines';
import { ExtractTerms } from './ExtractTerms';
import { relationLabels } from './relations';

/** The extract as it is handed over on paper. */
export function ExtractSheet({ extract }: { extract: CustomerExtract }) {
  const { workshop, customer, vehicles, day } = extract;
  return (
    <article className={styles.sheet} aria-labelledby="extract-of">
      <header>
        <div>
          <p className={styles.workshop}>{workshop.name}</p>
          <p>
            {[
              workshop.organisationNumber && formatOrganisationNumber(workshop.organisationNumber),
              formatAddress(workshop.address),
              workshop.phone && formatPhone(workshop.phone),
              workshop.email,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p>{day}</p>
      </header>
      <h2 id="extract-of">Registerutdrag för {customer.name}</h2>
      <p>
        Det här är allt som {workshop.name} har sparat om dig i sitt kundregister i Verkstadsnavet,
        enligt artikel 15 i EU:s dataskyddsförordning (GDPR). Det som inte nämns är inte sparat där.
      </p>
      <section aria-labelledby="extract-card">
        <h3 id="extract-card">Kunduppgifter</h3>
        <Facts
          facts={[
            ...customerLines.map(
              ([label, values]) => [label, values(customer).join('\n')] as const,
            ),
            ['Anonymiserad', customer.statusReason ?? ''],
            ['Sparad sedan', dayOf(customer.createdAt).toString()],
            ['Senast ändrad', dayOf(customer.updatedAt).toString()],
          ]}
        />
      </section>
      <section aria-labelledby="extract-vehicles">
        <h3 id="extract-vehicles">Fordon</h3>
        {vehicles.length === 0 && <p>Inga fordon är sparade.</p>}
        {vehicles.map((vehicle, place) => (
          // Two of them may have the same plate.
          <div key={place} className={styles.vehicle}>
            <h4>
              <Plate number={formatRegistrationNumber(vehicle.registrationNumber)} />
            </h4>
            <Facts facts={vehicleFacts(vehicle)} />
          </div>
        ))}
      </section>
      <ExtractTerms />
    </article>
  );
}

function Facts({ facts }: { facts: (readonly [term: string, value: string])[] }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function vehicleFacts(vehicle: ExtractedVehicle): (readonly [term: string, value: string])[] {
  const { make, model, year, vin, fuel, odometerKm, firstMonth, notes, updatedAt } = vehicle;
  const relations = vehicle.relations.map((relation) =>
    relation === 'formerOwner'
      ? `${relationLabels[relation]}, till ${vehicle.ownedUntil}`
      : relationLabels[relation],
  );
  const known = [
    ['Du är', relations.join(', ')],
    ['Märke och modell', [make, model].filter(Boolean).join(' ')],
    ['Årsmodell', year === null ? '' : String(year)],
  ] as const;
  // The car is somebody else's now, and so is the rest.
  if (!updatedAt) return [...known];
  return [
    ...known,
    ['Chassinummer', vin ?? ''],
    ['Drivmedel', fuel ? fuelLabels[fuel] : ''],
    [
      'Mätarställning',
      odometerKm === null || odometerKm === undefined ? '' : formatOdometer(odometerKm),
    ],
    ['Första månad i trafik', firstMonth ?? ''],
    ['Anteckningar', notes ?? ''],
    ['Senast ändrad', dayOf(updatedAt).toString()],
  ];
}

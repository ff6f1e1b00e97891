import { companyName } from '@/company';
import { formatAddress } from '@/domain/values/address';
import { formatOdometer } from '@/domain/values/odometer';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { dayOf } from '@/domain/time/swedishTime';
import { fuelLabels } from '@/domain/register/vehicle';
import { makeAndModel } from '@/domain/register/vehicleName';
import { Plate } from '@/ui/controls/Plate';
import styles from './ExtractSheet.module.css';
import type { CustomerExtract, ExtractedVehicle } from '@/domain/record/customerExtract';
import { keptFieldLabel } from '@/domain/collections/collections';
import { keptText } from '@/domain/collections/keptText';
import { customerLines } from '@/domain/register/customerLines';
import { ExtractAnswers } from './ExtractAnswers';
import { ExtractBookings } from './ExtractBookings';
import { ExtractFollowUps } from './ExtractFollowUps';
import { ExtractServiceEntries } from './ExtractServiceEntries';
import { ExtractInvoices } from './ExtractInvoices';
import { ExtractLists } from './ExtractLists';
import { ExtractOrders } from './ExtractOrders';
import { ExtractFacts, type Fact } from './ExtractFacts';
import { ExtractTerms } from './ExtractTerms';
import { relationLabels } from '@/domain/register/relations';

/** The extract as a sheet to print. */
export function ExtractSheet({ extract }: { extract: CustomerExtract }) {
  const {
    workshop,
    customer,
    vehicles,
    vehiclesComplete,
    bookings,
    documentsComplete,
    workOrders,
    invoices,
    day,
  } = extract;
  const { replacedTexts, replacedTextsComplete, answers, answersComplete } = extract;
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
        Det här är vad {workshop.name} har sparat om dig i sitt kundregister och sina bokningar i{' '}
        {companyName}, enligt artikel 15 i EU:s dataskyddsförordning (GDPR).{' '}
        {vehiclesComplete &&
          documentsComplete &&
          replacedTextsComplete &&
          answersComplete &&
          'Det är allt: det som inte nämns är inte sparat där.'}
        {!vehiclesComplete &&
          'Alla kort i registret kunde inte läsas när utdraget gjordes. Det kan finnas fler fordon än de som står här. '}
        {!documentsComplete &&
          'Alla uppgifter kunde inte hämtas när utdraget gjordes. Det kan finnas fler än de som står här.'}
      </p>
      <section aria-labelledby="extract-card">
        <h3 id="extract-card">Kunduppgifter</h3>
        <ExtractFacts
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
          // Two vehicles may have the same plate, so only the index is a unique key.
          <div key={place} className={styles.record}>
            <h4>
              <Plate number={formatRegistrationNumber(vehicle.registrationNumber)} />
            </h4>
            <ExtractFacts facts={vehicleFacts(vehicle)} />
          </div>
        ))}
      </section>
      <ExtractBookings bookings={bookings} complete={documentsComplete} />
      <ExtractOrders orders={workOrders} />
      <ExtractInvoices invoices={invoices} />
      <ExtractLists lists={extract.lists} />
      <ExtractFollowUps followUps={extract.followUps} />
      <ExtractServiceEntries books={extract.serviceBooks} entries={extract.serviceEntries} />
      <ExtractAnswers answers={answers} complete={answersComplete} />
      {(replacedTexts.length > 0 || !replacedTextsComplete) && (
        <section aria-labelledby="extract-replaced">
          <h3 id="extract-replaced">Ersatta texter</h3>
          {!replacedTextsComplete && <p>Alla kunde inte hämtas. Det kan finnas fler.</p>}
          <ExtractFacts
            facts={replacedTexts.map(({ field, value, day: replacedOn }) => [
              `${keptFieldLabel(field)}, till ${replacedOn}`,
              keptText(field, value),
            ])}
          />
        </section>
      )}
      <ExtractTerms />
    </article>
  );
}

function vehicleFacts(vehicle: ExtractedVehicle): Fact[] {
  const { year, vin, fuel, odometerKm, firstMonth, notes, updatedAt } = vehicle;
  const relations = vehicle.relations.map((relation) =>
    relation === 'formerOwner'
      ? `${relationLabels[relation]}, till ${vehicle.ownedUntil}`
      : relationLabels[relation],
  );
  const known = [
    ['Du är', relations.join(', ')],
    ['Märke och modell', makeAndModel(vehicle)],
    ['Årsmodell', year === null ? '' : String(year)],
  ] as const;
  // The extract of a former owner's vehicle ends here: the other facts belong to the new owner.
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

import type { ReactNode } from 'react';
import { Fact } from '@/components/PaperSheet';
import { useNames } from '@/components/useNames';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type Offer, sumsOf } from '@/domain/order/estimate';
import { formatQuantity } from '@/domain/order/lineDraft';
import { type LineEntry, orderName, type WorkOrder } from '@/domain/order/order';
import { lineOre } from '@/domain/order/orderSums';
import { customerNow } from '@/domain/register/customerNow';
import { vehicleName } from '@/domain/register/vehicleName';
import { formatAddress } from '@/domain/values/address';
import type { Entry } from '@/domain/values/live';
import { formatAmount } from '@/domain/values/money';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { PageHeading } from '@/ui/notes/PageHeading';
import { SumRows } from '@/features/orders/frame/SumRows';
import styles from '@/components/orders/CustomerSheet.module.css';

/** The paper about an order for the customer: the sender, the car, the priced lines and their sums. */
export function CustomerSheet({
  order,
  name,
  day,
  intro,
  facts,
  offer,
  lines,
  none,
  caption,
  about,
  total,
  children,
}: {
  order: Entry<WorkOrder>;
  name: string;
  /** The day of the sheet, and the time where it matters. */
  day: string;
  intro?: ReactNode;
  facts?: ReactNode;
  /** The offer that gives the sums; its prices are with or without VAT. */
  offer: Offer;
  lines: readonly LineEntry[];
  /** The text in place of the table when there are no lines. */
  none: string;
  /** The beginning of the table's caption, which goes on with the VAT of the prices. */
  caption?: string;
  /** The notes on a line, under its text. */
  about: (entry: LineEntry) => ReactNode;
  /** The label of the last of the sums. */
  total: string;
  children: ReactNode;
}) {
  const { register } = useNames();
  const { workshop } = useWorkshop();
  const { customerId, vehicleId } = order.data;
  const customer = customerNow(register, customerId)?.data;
  const vehicle =
    register.kind === 'ready' ? register.vehicles.get(vehicleId ?? '')?.data : undefined;
  const plate = vehicle && formatRegistrationNumber(vehicle.registrationNumber);
  const sums = sumsOf(offer);
  const { address, phone, email, organisationNumber, hasFSkatt } = workshop;
  const contact = [
    formatAddress(address),
    phone && formatPhone(phone),
    email,
    organisationNumber && `Org.nr ${formatOrganisationNumber(organisationNumber)}`,
    hasFSkatt && 'Godkänd för F-skatt',
  ];
  return (
    <article className={styles.sheet}>
      <header>
        <div>
          <p className={styles.company}>{workshop.name}</p>
          <p>{contact.filter(Boolean).join(' · ')}</p>
        </div>
        <div>
          <PageHeading title={[name, orderName(order.id), plate].filter(Boolean).join(' ')}>
            {name}
          </PageHeading>
          <p>
            {orderName(order.id)}, {day}
          </p>
        </div>
      </header>
      {intro}
      <dl className={styles.facts}>
        <Fact term="Kund">{customer?.name}</Fact>
        <Fact term="Fordon">
          {vehicle && [plate, vehicleName(vehicle)].filter(Boolean).join(' ')}
        </Fact>
        {facts}
      </dl>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table>
          <caption>
            {caption} Priser {offer.pricesInclVat ? 'inkl.' : 'exkl.'} moms, i kronor
          </caption>
          <thead>
            <tr>
              <th scope="col">Vad</th>
              <th scope="col">Antal</th>
              <th scope="col">À-pris</th>
              <th scope="col">Belopp</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  {entry.line.text}
                  {about(entry)}
                </th>
                <td data-term="Antal">
                  {formatQuantity(entry.line.milliQty)}&nbsp;{entry.line.unit}
                </td>
                <td data-term="À-pris">{formatAmount(entry.line.unitOre)}</td>
                <td data-term="Belopp">{formatAmount(lineOre(entry.line))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={styles.sums}>
        <SumRows
          totals={sums}
          payableOre={sums.payableOre}
          discountBp={offer.discountBp}
          total={total}
        />
      </dl>
      {children}
    </article>
  );
}

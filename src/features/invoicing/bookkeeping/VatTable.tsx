import type { Invoice } from '@/domain/invoice/invoice';
import { invoicesCsv } from '@/domain/invoice/invoicesCsv';
import { vatBoxes } from '@/domain/invoice/vatBoxes';
import { vatSummary } from '@/domain/invoice/vatSummary';
import { formatAmount, formatMoney, formatPrice } from '@/domain/values/money';
import { Button } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';
import { counted } from './counted';
import { FaultyNote } from './FaultyNote';
import styles from './Bookkeeping.module.css';

/** The sums per rate of all that was issued in the period called `name`, and the documents as a CSV. */
export function VatTable({ invoices, name }: { invoices: readonly Invoice[]; name: string }) {
  const summary = vatSummary(invoices);
  const { rates, netOre, vatOre, grossOre, roundingOre } = summary;
  const boxes = vatBoxes(summary);
  const credits = invoices.filter(({ kind }) => kind === 'credit').length;
  if (invoices.length === 0) {
    return <p>Inget är fakturerat under perioden.</p>;
  }
  const file = `fakturor-${name.toLowerCase().replaceAll(' ', '-')}.csv`;
  const csv = () => invoicesCsv(invoices.toSorted((one, other) => one.number - other.number));
  return (
    <>
      <p>
        {counted(invoices.length - credits, 'faktura', 'fakturor')} och{' '}
        {counted(credits, 'kreditfaktura', 'kreditfakturor')}.
      </p>
      <FaultyNote invoices={invoices}>
        Beloppen är medräknade här, som de står på dokumenten.
      </FaultyNote>
      <table className={styles.table}>
        <caption className="visuallyHidden">Moms per momssats, i kronor</caption>
        <thead>
          <tr>
            <th scope="col">Sats</th>
            <th scope="col">Underlag, kr</th>
            <th scope="col">Moms, kr</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.vatRate}>
              <th scope="row">{rate.vatRate} %</th>
              <td>{formatAmount(rate.netOre)}</td>
              <td>{formatAmount(rate.vatOre)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Summa</th>
            <td>{formatAmount(netOre)}</td>
            <td>{formatAmount(vatOre)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className={styles.sums}>
        <div>
          <dt>Summa med moms</dt>
          <dd>{formatMoney(grossOre)}</dd>
        </div>
        <div>
          <dt>Öresavrundning</dt>
          <dd>{formatMoney(roundingOre)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Fakturerat att betala</dt>
          <dd>{formatMoney(grossOre + roundingOre)}</dd>
        </div>
      </dl>
      <h3 id="boxes">Underlag till momsdeklarationen</h3>
      <dl className={styles.sums} aria-labelledby="boxes">
        {boxes.map(({ box, text, kronor }) => (
          <div key={box}>
            <dt>
              Ruta {box}, {text}
            </dt>
            <dd>{formatPrice(kronor * 100)}&nbsp;kr</dd>
          </div>
        ))}
      </dl>
      {boxes.some(({ isListed }) => isListed) && (
        <p>
          Det som står i ruta 35 och 39 ska också in i en periodisk sammanställning till
          Skatteverket, med varje köpares VAT-nummer.
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => offerFile(file, csv(), 'text/csv')}>Hämta fakturorna (CSV)</Button>
        <Button onClick={() => print()}>Skriv ut</Button>
      </div>
    </>
  );
}

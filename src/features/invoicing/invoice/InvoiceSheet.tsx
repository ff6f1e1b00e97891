import { parseDate } from '@internationalized/date';
import { Fragment } from 'react';
import { Fact } from '@/components/PaperSheet';
import { deductionsIn } from '@/domain/invoice/deduction';
import {
  type InvoiceKind,
  invoiceKindLabels,
  type Invoice,
  ratesOf,
} from '@/domain/invoice/invoice';
import { foreignSaleNotes } from '@/domain/invoice/foreignSale';
import type { InvoiceContent } from '@/domain/invoice/invoiceContent';
import { type InvoiceLine, invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { wholeOf } from '@/domain/invoice/invoiceSums';
import {
  formatDiscount,
  formatLineDiscount,
  formatQuantity,
  hasDiscount,
} from '@/domain/order/lineDraft';
import { orderName } from '@/domain/order/order';
import { lineOre } from '@/domain/order/orderSums';
import { payeeFor } from '@/domain/invoice/payee';
import { countryName, home } from '@/domain/values/country';
import { formatGiro, formatSwish } from '@/domain/values/giro';
import { formatIban } from '@/domain/values/iban';
import { addressRows, formatAddress, isAbroad } from '@/domain/values/address';
import { formatAmount, formatMoney } from '@/domain/values/money';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { PageHeading } from '@/ui/notes/PageHeading';
import styles from '@/components/orders/CustomerSheet.module.css';
import own from './Invoice.module.css';
import { PaymentCodes } from './PaymentCodes';

/** The days, the number and the OCR number of an issued invoice; of a draft, the days that it would have and no number. */
export type Issued = Pick<Invoice, 'issuedOn' | 'deliveredOn' | 'dueOn'> &
  Partial<Pick<Invoice, 'number' | 'ocr'>>;

/** An invoice or a credit as it is printed. */
export function InvoiceSheet({
  content,
  issued,
  credits,
  heading = 'h1',
}: {
  content: Omit<InvoiceContent, 'deliveredOn' | 'paymentDays'>;
  issued: Issued;
  /** The name of the invoice that a credit takes back: `Faktura 10001`. */
  credits: string | null;
  /** `h2` on a page that has another heading. */
  heading?: 'h1' | 'h2';
}) {
  const { kind, seller, buyer, about, orderId, pricesInclVat, note } = content;
  const { number, issuedOn, deliveredOn, dueOn } = issued;
  const name = [invoiceKindLabels[kind], number].filter(Boolean).join(' ');
  const days = parseDate(dueOn).compare(parseDate(issuedOn));
  return (
    <article className={styles.sheet}>
      <header>
        <div>
          <p className={styles.company}>{seller.name}</p>
          <p>
            {formatAddress(seller.address)}
            {isAbroad(buyer.address) && !isAbroad(seller.address) && `, ${countryName(home)}`}
          </p>
        </div>
        <div>
          {heading === 'h1' ? <PageHeading title={name} /> : <h2>{name}</h2>}
          <p>{issuedOn}</p>
          {number === undefined && <p>Förhandsvisning, inte utfärdad</p>}
        </div>
      </header>
      <div className={own.to}>
        <address>
          {[buyer.name, ...addressRows(buyer.address)].map((row) => (
            <span key={row}>{row}</span>
          ))}
        </address>
        <dl className={styles.facts}>
          <Fact term="Krediterar">{credits}</Fact>
          <Fact term="Betalningsvillkor">
            {kind === 'invoice' && (days === 0 ? 'Betalas genast' : `${days} dagar`)}
          </Fact>
          <Fact term="Förfaller">{kind === 'invoice' && dueOn}</Fact>
          <Fact term="Leveransdag">{deliveredOn}</Fact>
          <Fact term="Avser">{about}</Fact>
          <Fact term="Arbetsorder">{orderId && orderName(orderId)}</Fact>
          <Fact term="Er referens">{buyer.reference}</Fact>
          <Fact term="Vår referens">{content.ourReference}</Fact>
          <Fact term="Organisationsnummer">
            {buyer.organisationNumber && formatOrganisationNumber(buyer.organisationNumber)}
          </Fact>
          <Fact term="VAT-nummer">{buyer.vatNumber}</Fact>
        </dl>
      </div>
      <table className={own.lines}>
        <caption>Priser {pricesInclVat ? 'inkl.' : 'exkl.'} moms, i kronor</caption>
        <thead>
          <tr className={own.carried}>
            <th colSpan={5}>
              {name}, {seller.name} till {buyer.name}
            </th>
          </tr>
          <tr>
            <th scope="col">Vad</th>
            <th scope="col">Antal</th>
            <th scope="col">À-pris</th>
            <th scope="col">Moms</th>
            <th scope="col">Belopp</th>
          </tr>
        </thead>
        <tbody>
          {invoiceLinesOf(content).map((line, place) => (
            <Line key={place} line={line} showsNet={buyer.kind === 'company' && pricesInclVat} />
          ))}
        </tbody>
      </table>
      <Sums content={content} total={kind === 'credit' ? 'Att få tillbaka' : 'Att betala'} />
      {content.foreignSale && (
        <p className={own.note}>
          {foreignSaleNotes[content.foreignSale][0]}{' '}
          <span lang="en">{foreignSaleNotes[content.foreignSale][1]}</span>
        </p>
      )}
      {note && <p className={own.note}>{note}</p>}
      <Footer kind={kind} content={content} issued={issued} />
    </article>
  );
}

/** A line; what one costs without VAT is told to a company (mervärdesskattelag 2023:200, 17 kap. 24 §). */
function Line({ line, showsNet }: { line: InvoiceLine; showsNet: boolean }) {
  return (
    <tr>
      <th scope="row">
        {line.text}
        {hasDiscount(line) && <small>Rabatt {formatLineDiscount(line)}</small>}
      </th>
      <td data-term="Antal">
        {formatQuantity(line.milliQty)}&nbsp;{line.unit}
      </td>
      <td data-term="À-pris">
        {formatAmount(line.unitOre)}
        {showsNet && (
          <small>
            {formatAmount(Math.round((line.unitOre * 100) / (100 + line.vatRate)))} exkl. moms
          </small>
        )}
      </td>
      <td data-term="Moms">{line.vatRate}&nbsp;%</td>
      <td data-term="Belopp">{formatAmount(lineOre(line))}</td>
    </tr>
  );
}

/** From the lines to what is to be paid: discount, what others pay, net and VAT per rate, rounding. */
function Sums({
  content,
  total,
}: {
  content: Omit<InvoiceContent, 'deliveredOn' | 'paymentDays'>;
  total: string;
}) {
  const { discountBp, pricesInclVat, roundingOre, payableOre } = content;
  const { linesOre, discountOre } = wholeOf({
    lines: invoiceLinesOf(content),
    discountBp,
    pricesInclVat,
  });
  const deducted = deductionsIn(content).map(
    ({ text, netOre, vatOre }) => [text, -(pricesInclVat ? netOre + vatOre : netOre)] as const,
  );
  const rows = [
    ...(discountOre === 0
      ? []
      : [
          ['Rader', linesOre] as const,
          [`Rabatt ${formatDiscount(discountBp)}`, -discountOre] as const,
        ]),
    ...deducted,
    ...ratesOf(content).flatMap(({ vatRate, netOre, vatOre }) => [
      [`Netto, moms ${vatRate}\u00a0%`, netOre] as const,
      ...(vatRate === 0 ? [] : [[`Moms ${vatRate}\u00a0%`, vatOre] as const]),
    ]),
    ...(roundingOre === 0 ? [] : [['Öresavrundning', roundingOre] as const]),
    [total, Math.abs(payableOre)] as const,
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([term, ore], place) => (
        <div key={place}>
          <dt>{term}</dt>
          <dd>{formatMoney(ore)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The payment details, and the facts about the seller that the law requires on an invoice. */
function Footer({
  kind,
  content: { seller: whole, buyer, payableOre },
  issued,
}: {
  kind: InvoiceKind;
  content: Pick<InvoiceContent, 'seller' | 'buyer' | 'payableOre'>;
  issued: Issued;
}) {
  const seller = payeeFor(whole, buyer.address);
  const { bankgiro, plusgiro, swish, iban, bic } = seller;
  const { organisationNumber, vatNumber, hasFSkatt } = seller;
  const told = [
    organisationNumber && `Org.nr ${formatOrganisationNumber(organisationNumber)}`,
    vatNumber && `Momsreg.nr ${vatNumber}`,
    hasFSkatt && 'Godkänd för F-skatt',
    seller.phone && formatPhone(seller.phone),
    seller.email,
  ].flatMap((text) => (text ? [text] : []));
  return (
    <footer className={own.footer}>
      {kind === 'invoice' && payableOre > 0 && (
        <dl className={styles.facts}>
          <Fact term="Bankgiro">{bankgiro && formatGiro(bankgiro, 4)}</Fact>
          <Fact term="Plusgiro">{plusgiro && formatGiro(plusgiro, 1)}</Fact>
          <Fact term="Swish">{swish && formatSwish(swish)}</Fact>
          <Fact term="IBAN">{iban && formatIban(iban)}</Fact>
          <Fact term="BIC">{bic}</Fact>
          <Fact term="OCR-nummer">{issued.ocr ?? 'Sätts när fakturan utfärdas'}</Fact>
          <Fact term="Att betala">{formatMoney(payableOre)}</Fact>
        </dl>
      )}
      {kind === 'invoice' && payableOre > 0 && issued.ocr && (
        <PaymentCodes invoice={{ ...issued, seller, payableOre }} ocr={issued.ocr} />
      )}
      <p>
        {told.map((text, place) => (
          <Fragment key={text}>
            {place > 0 && ' · '}
            <span>{text}</span>
          </Fragment>
        ))}
      </p>
    </footer>
  );
}

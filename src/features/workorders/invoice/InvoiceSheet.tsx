import { Fact } from '@/components/PaperSheet';
import { deductionsIn } from '@/domain/invoice/deduction';
import {
  type InvoiceKind,
  invoiceKindLabels,
  type Invoice,
  ratesOf,
} from '@/domain/invoice/invoice';
import type { InvoiceContent } from '@/domain/invoice/invoiceContent';
import { type InvoiceLine, invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { wholeOf } from '@/domain/invoice/invoiceSums';
import { swishQrText } from '@/domain/invoice/swishQr';
import { formatDiscount, formatQuantity } from '@/domain/order/lineDraft';
import { orderName } from '@/domain/order/order';
import { lineOre } from '@/domain/order/orderSums';
import { formatGiro, formatSwish } from '@/domain/values/giro';
import { formatAddress } from '@/domain/values/address';
import { formatAmount, formatMoney } from '@/domain/values/money';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { PageHeading } from '@/ui/PageHeading';
import { QrCode } from '@/ui/QrCode';
import styles from '@/features/workorders/sheet/CustomerSheet.module.css';
import own from './Invoice.module.css';

/** What an invoice has from the moment it is issued. */
export type Issued = Pick<Invoice, 'number' | 'issuedOn' | 'deliveredOn' | 'dueOn' | 'ocr'>;

/** An invoice or a credit as it is printed; `issued` is null before that, when it has no number and no days. */
export function InvoiceSheet({
  content,
  issued,
  credits,
}: {
  content: Omit<InvoiceContent, 'deliveredOn' | 'paymentDays'>;
  issued: Issued | null;
  /** What a credit credits: `Faktura 10001`. */
  credits: string | null;
}) {
  const { kind, seller, buyer, about, orderId, pricesInclVat, note } = content;
  const name = invoiceKindLabels[kind];
  return (
    <article className={styles.sheet}>
      <header>
        <div>
          <p className={styles.company}>{seller.name}</p>
          <p>{formatAddress(seller.address)}</p>
        </div>
        <div>
          <PageHeading title={[name, issued?.number].filter(Boolean).join(' ')}>
            {[name, issued?.number].filter(Boolean).join(' ')}
          </PageHeading>
          <p>{issued ? issued.issuedOn : 'Förhandsvisning, inte utfärdad'}</p>
        </div>
      </header>
      <div className={own.to}>
        <address>
          {[buyer.name, buyer.address.street, town(buyer.address)].filter(Boolean).map((row) => (
            <span key={row}>{row}</span>
          ))}
        </address>
        <dl className={styles.facts}>
          <Fact term="Krediterar">{credits}</Fact>
          <Fact term="Förfaller">{kind === 'invoice' && issued?.dueOn}</Fact>
          <Fact term="Leveransdag">{issued?.deliveredOn}</Fact>
          <Fact term="Avser">{about}</Fact>
          <Fact term="Arbetsorder">{orderId && orderName(orderId)}</Fact>
          <Fact term="Er referens">{buyer.reference}</Fact>
          <Fact term="Vår referens">{content.ourReference}</Fact>
          <Fact term="Organisationsnummer">
            {buyer.organisationNumber && formatOrganisationNumber(buyer.organisationNumber)}
          </Fact>
        </dl>
      </div>
      <table className={own.lines}>
        <caption>Priser {pricesInclVat ? 'inkl.' : 'exkl.'} moms, i kronor</caption>
        <thead>
          <tr className={own.carried}>
            <th colSpan={5}>
              {[name, issued?.number].filter(Boolean).join(' ')}, {seller.name} till {buyer.name}
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
            <Line key={place} line={line} />
          ))}
        </tbody>
      </table>
      <Sums content={content} total={kind === 'credit' ? 'Att få tillbaka' : 'Att betala'} />
      {note && <p className={own.note}>{note}</p>}
      <Footer kind={kind} content={content} issued={issued} />
    </article>
  );
}

function town({ postcode, city }: { postcode: string | null; city: string | null }): string {
  return [postcode, city].filter(Boolean).join(' ');
}

function Line({ line }: { line: InvoiceLine }) {
  return (
    <tr>
      <th scope="row">
        {line.text}
        {line.discountBp > 0 && <small>Rabatt {formatDiscount(line.discountBp)}</small>}
      </th>
      <td data-term="Antal">
        {formatQuantity(line.milliQty)}&nbsp;{line.unit}
      </td>
      <td data-term="À-pris">{formatAmount(line.unitOre)}</td>
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
    ...{ lines: invoiceLinesOf(content), discountBp, pricesInclVat },
  });
  const deducted = deductionsIn(content).map(
    ({ text, netOre, vatOre }) => [text, -(netOre + vatOre)] as const,
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

/** How to pay, and what the law wants an invoice to say of who sells. */
function Footer({
  kind,
  content: { seller, payableOre },
  issued,
}: {
  kind: InvoiceKind;
  content: Pick<InvoiceContent, 'seller' | 'payableOre'>;
  issued: Issued | null;
}) {
  const { bankgiro, plusgiro, swish, organisationNumber, vatNumber, hasFSkatt } = seller;
  return (
    <footer className={own.footer}>
      {kind === 'invoice' && payableOre > 0 && (
        <dl className={styles.facts}>
          <Fact term="Bankgiro">{bankgiro && formatGiro(bankgiro, 4)}</Fact>
          <Fact term="Plusgiro">{plusgiro && formatGiro(plusgiro, 1)}</Fact>
          <Fact term="Swish">{swish && formatSwish(swish)}</Fact>
          <Fact term="OCR-nummer">{issued?.ocr}</Fact>
          <Fact term="Att betala">{formatMoney(payableOre)}</Fact>
        </dl>
      )}
      {kind === 'invoice' && payableOre > 0 && swish && issued && (
        <QrCode
          text={swishQrText(swish, payableOre, issued.ocr)}
          label="Swish-kod med belopp och OCR-nummer"
        />
      )}
      <p>
        {[
          organisationNumber && `Org.nr ${formatOrganisationNumber(organisationNumber)}`,
          vatNumber && `Momsreg.nr ${vatNumber}`,
          hasFSkatt && 'Godkänd för F-skatt',
          seller.phone && formatPhone(seller.phone),
          seller.email,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </footer>
  );
}

import type { Invoice } from '@/domain/invoice/invoice';
import { swishQrText } from '@/domain/invoice/swishQr';
import { usingQrText } from '@/domain/invoice/usingQr';
import { QrCode } from '@/ui/controls/QrCode';
import styles from './Invoice.module.css';

/** The codes by which an issued invoice is paid, each with the app that reads it; nothing for a seller with none. */
export function PaymentCodes({
  invoice: { seller, ...days },
  ocr,
}: {
  invoice: Pick<Invoice, 'seller' | 'issuedOn' | 'dueOn' | 'payableOre'>;
  ocr: string;
}) {
  const { swish } = seller;
  const giroText = usingQrText(seller, days, ocr);
  if (!swish && giroText === null) return null;
  return (
    <div className={styles.codes}>
      {swish && (
        <figure>
          <QrCode
            text={swishQrText(swish, days.payableOre, ocr)}
            label="Swish-kod med belopp och OCR-nummer"
          />
          <figcaption>Betala med Swish</figcaption>
        </figure>
      )}
      {giroText !== null && (
        <figure>
          <QrCode text={giroText} label="Kod för bankens app med giro, belopp och OCR-nummer" />
          <figcaption>Betala i bankens app</figcaption>
        </figure>
      )}
    </div>
  );
}

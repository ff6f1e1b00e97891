import { useMemo } from 'react';
import { invoicePath } from '@/dashboardPaths';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useReadSeries } from '@/data/invoicing/seriesReading';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { invoiceKindLabels, invoiceName } from '@/domain/invoice/invoice';
import { sellerOf } from '@/domain/invoice/parties';
import { checkSeries, type SeriesFinding, type SeriesRead } from '@/domain/invoice/seriesCheck';
import { seriesFindingText } from '@/domain/invoice/seriesFindingText';
import { grouped } from '@/domain/values/grouped';
import { Alert } from '@/ui/notes/Alert';
import { counted } from './counted';
import { FetchedPart } from './FetchedPart';
import { FindingList } from './FindingList';
import { PeriodChoice } from './PeriodChoice';
import { useAddressedPeriod } from './useAddressedPeriod';
import { useFetched } from './useFetched';
import styles from './Bookkeeping.module.css';

/** The check of what was issued and noted in a period, which the address keeps. */
export function SeriesPart() {
  const chosen = useAddressedPeriod();
  const { first, last, name } = chosen;
  const fetched = useFetched(useReadSeries(first, last));
  return (
    <section className={styles.card} aria-labelledby="checked">
      <h2 id="checked">Fakturor, kreditfakturor och betalningar</h2>
      <PeriodChoice chosen={chosen} />
      <FetchedPart fetched={fetched} what={`serien för ${name.toLowerCase()}`}>
        {(read) => <Found read={read} chosen={chosen} />}
      </FetchedPart>
    </section>
  );
}

function Found({
  read,
  chosen: { today },
}: {
  read: SeriesRead;
  chosen: ReturnType<typeof useAddressedPeriod>;
}) {
  const { workshop } = useWorkshop();
  const settings = useInvoiceSettings();
  const invoicing = settings.kind === 'ready' ? settings.data : null;
  const findings = useMemo(
    () => checkSeries(read, invoicing && sellerOf(workshop, invoicing), today),
    [read, workshop, invoicing, today],
  );
  const { documents, noted, unreadable } = read;
  if (documents.length + noted.size + unreadable.length === 0) {
    return <p>Inget är fakturerat och inga betalningar är noterade under perioden.</p>;
  }
  return findings.length === 0 ? (
    <Alert kind="done">
      <p>Allt stämmer: {countsOf(read)}, inga luckor.</p>
    </Alert>
  ) : (
    <Findings read={read} findings={findings} />
  );
}

function Findings({ read, findings }: { read: SeriesRead; findings: readonly SeriesFinding[] }) {
  const kinds = new Map(read.documents.map(({ id, data }) => [id, data.kind]));
  const byDocument = [...grouped(findings, ({ id }) => id)];
  const title = (id: string) =>
    invoiceName(id).replace(
      invoiceKindLabels.invoice,
      invoiceKindLabels[kinds.get(id) ?? 'invoice'],
    );
  return (
    <>
      <Alert kind="trouble">
        <p>
          {findings.length === 1 ? 'En sak stämmer inte' : `${findings.length} saker stämmer inte`}{' '}
          bland {countsOf(read)}.
        </p>
      </Alert>
      <FindingList
        label="Det som inte stämmer"
        found={byDocument.map(([id, own]) => ({
          to: invoicePath(id),
          title: title(id),
          texts: own.map(seriesFindingText),
        }))}
      />
    </>
  );
}

/** `214 fakturor, 3 kreditfakturor, 11962–12178, och 208 betalningar`. */
function countsOf({ documents, noted }: SeriesRead): string {
  const credits = documents.filter(({ data }) => data.kind === 'credit').length;
  const [first, last] = [documents.at(0)?.data.number, documents.at(-1)?.data.number];
  const numbers = first === undefined ? [] : [first === last ? `${first}` : `${first}–${last}`];
  return [
    counted(documents.length - credits, 'faktura', 'fakturor'),
    counted(credits, 'kreditfaktura', 'kreditfakturor'),
    ...numbers,
    counted(noted.size, 'betalning', 'betalningar'),
  ].join(', ');
}

import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { invoicingPath } from '@/dashboardPaths';
import { useBookedRange } from '@/data/invoicing/bookedRange';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { isAnswerLost } from '@/data/invoicing/numbering';
import { ExportedMeanwhileError, useSieVouchers } from '@/data/invoicing/sieExports';
import { bookkeepingMethodLabels } from '@/domain/invoice/invoiceSettings';
import { reachAt, type SieExport, unexported } from '@/domain/invoice/sieExport';
import { faultyMark, UnbalancedError } from '@/domain/invoice/vouchers';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import { Note } from '@/ui/notes/Note';
import { useAttempt } from '@/ui/forms/useAttempt';
import { counted } from './counted';
import { FaultyNote } from './FaultyNote';
import { FetchedPart } from './FetchedPart';
import { UnbalancedAlert } from './UnbalancedAlert';
import { useFetched } from './useFetched';
import { dividedText, sieName, useOfferSie } from './useOfferSie';
import styles from './Bookkeeping.module.css';

/** The invoices and payments after the `last` export, null before the first one, and the button that exports them. */
export function UnexportedPart({ last, canFetch }: { last: SieExport | null; canFetch: boolean }) {
  const settings = useInvoiceSettings();
  const { range } = useBookedRange();
  const vouchers = useSieVouchers();
  const offer = useOfferSie();
  const read = useCallback(() => {
    const after = last ?? unexported;
    return range(after, reachAt(new Date(), after));
  }, [range, last]);
  const fetched = useFetched(read);
  const known = settings.kind === 'ready' ? settings.data : null;

  const attempt = useAttempt(async () => {
    if (!known) return null;
    try {
      const next = await vouchers.next(last, known);
      if (next.vouchers.length === 0) {
        return <Alert kind="done">Det finns inga verifikat att hämta än.</Alert>;
      }
      const names = offer(sieName(next.number), next.vouchers, known);
      const marked = next.vouchers.filter(({ text }) => text.startsWith(faultyMark)).length;
      return (
        <Alert kind="done">
          <p>
            SIE-fil {next.number} med {next.vouchers.length} verifikat är hämtad.
          </p>
          {names.length > 1 && <p>{dividedText(names)}</p>}
          {marked > 0 && (
            <p>
              {marked} verifikat börjar med ”{faultyMark}”. Kontrollera dem innan de bokförs.
            </p>
          )}
        </Alert>
      );
    } catch (error) {
      if (error instanceof ExportedMeanwhileError) {
        return (
          <Alert kind="trouble">
            Någon annan har just hämtat en SIE-fil. Se efter i listan nedan innan du hämtar nästa.
          </Alert>
        );
      }
      if (error instanceof UnbalancedError) return <UnbalancedAlert what={error.what} />;
      if (!isAnswerLost(error)) throw error;
      return (
        <Alert kind="trouble">
          Det kom inget svar, så ingen fil är hämtad. Står en ny SIE-fil ändå i listan nedan när du
          har kontakt hämtar du den där.
        </Alert>
      );
    }
  }, 'Ingen SIE-fil är hämtad, och allt är kvar till nästa försök.');

  if (settings.kind === 'failed') {
    return <Alert kind="trouble">Det gick inte att hämta inställningarna för fakturering.</Alert>;
  }
  if (!known) return <BusyNote>Hämtar bokföringsmetoden …</BusyNote>;
  return (
    <>
      {canFetch && (
        <FetchedPart fetched={fetched} what="det som inte är hämtat än">
          {({ invoices, payments }) => {
            const credits = invoices.filter(({ kind }) => kind === 'credit').length;
            const paid = counted(payments.length, 'betalning', 'betalningar');
            if (known.method === 'cash') {
              return payments.length === 0 ? (
                <p>Allt som är betalt är redan hämtat.</p>
              ) : (
                <p>Inte hämtat än: {paid}.</p>
              );
            }
            if (invoices.length + payments.length === 0) {
              return <p>Allt som är fakturerat och betalt är redan hämtat.</p>;
            }
            return (
              <>
                <p>
                  Inte hämtat än: {counted(invoices.length - credits, 'faktura', 'fakturor')},{' '}
                  {counted(credits, 'kreditfaktura', 'kreditfakturor')} och {paid}.
                </p>
                <FaultyNote invoices={invoices}>
                  Inget lämnas utanför filen: deras verifikat börjar med ”{faultyMark}”
                </FaultyNote>
              </>
            );
          }}
        </FetchedPart>
      )}
      <p>
        {bookkeepingMethodLabels[known.method]}.{' '}
        {known.method === 'cash' && 'Fakturor bokförs när de betalas. '}
        Metod, verifikatserie och konton väljs under{' '}
        <Link to={invoicingPath}>Inställningar, Fakturering</Link>.
      </p>
      {last && last.method !== known.method && (
        <Note>
          <p>
            Den förra filen följde {bookkeepingMethodLabels[last.method].toLowerCase()}. Det som är
            fakturerat men inte betalt när metoden byts bokförs fel utan rättelse: fråga den som
            sköter bokföringen innan du hämtar.
          </p>
        </Note>
      )}
      <Form {...attempt}>
        <div className={styles.actions}>
          <Button kind="work" type="submit" disabled={!canFetch || attempt.pending}>
            {attempt.pending ? 'Hämtar …' : 'Hämta SIE-fil'}
          </Button>
        </div>
      </Form>
      <p className={styles.quiet}>
        Betalningar från de senaste två minuterna kommer med i nästa fil.
      </p>
    </>
  );
}

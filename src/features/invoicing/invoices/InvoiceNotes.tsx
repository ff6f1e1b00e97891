import { mostReceivables } from '@/data/invoicing/receivables';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { isWhole } from '@/domain/values/live';
import { Note } from '@/ui/notes/Note';
import type { FoundInvoices } from './useFoundInvoices';
import { fewestLetters, mostOfEach } from './useSearchedWho';

/** Tells why invoices may be missing among those that were found; nothing where all were searched. */
export function InvoiceNotes({
  found: { live, isOpenCut, isWhoCut },
  text,
}: {
  found: FoundInvoices;
  /** The search, by which names and plates are looked up. */
  text: string;
}) {
  const reach = useReach();
  const register = useRegister();
  const isSearched = text !== '';
  const isUnfetched =
    register.kind === 'loading' || (register.kind === 'ready' && !register.complete);
  const notes = [
    live.kind === 'ready' &&
      reach.offline &&
      !isWhole(live, reach) &&
      'Du är offline. Bara de fakturor som finns på den här enheten visas och söks igenom.',
    isOpenCut &&
      `Det finns fler obetalda fakturor än de ${mostReceivables} som förföll först. Bara de visas och söks igenom.`,
    isWhoCut &&
      (text.length < fewestLetters
        ? 'Många kunder eller fordon stämmer med sökningen. Skriv minst tre tecken.'
        : `Fler än ${mostOfEach} kunder eller fordon stämmer med sökningen. Fakturorna för de ${mostOfEach} som stämmer bäst visas. Skriv mer för att hitta andra.`),
    isSearched && register.kind === 'failed' && 'Kunder och fordon kunde inte hämtas.',
    isSearched &&
      isUnfetched &&
      'Kundregistret är inte färdigt hämtat, så några namn och regnr kan saknas.',
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Note role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Note>
  );
}

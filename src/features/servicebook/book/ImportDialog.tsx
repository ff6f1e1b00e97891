import { useId, useState } from 'react';
import { useServiceEntryRecords } from '@/data/serviceEntries';
import type { Vehicle } from '@/domain/register/vehicle';
import { changedByEntries } from '@/domain/servicebook/bookSummary';
import { readPortable, type ReadBook, type Verdict } from '@/domain/servicebook/portableBook';
import type { ServiceEntry, ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Note } from '@/ui/Note';
import { useToast } from '@/ui/ToastContext';
import styles from './Book.module.css';

/** More bytes than any service book has. */
const mostBytes = 4_000_000;

type WholeBook = Extract<ReadBook, { ok: true }>;

/** Takes the entries of a file from another workshop into the book, after they are checked. What was changed stays out. */
export function ImportDialog({
  vehicle,
  entries,
}: {
  vehicle: Entry<Vehicle>;
  entries: readonly Entry<ServiceEntry>[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [read, setRead] = useState<ReadBook>();
  const { add } = useServiceEntryRecords();
  const toast = useToast();
  const inputId = useId();
  const here = new Set(entries.map(({ id }) => id));
  const plate = formatRegistrationNumber(vehicle.data.registrationNumber);

  function close() {
    setIsOpen(false);
    setRead(undefined);
  }

  async function open(file: File) {
    if (file.size > mostBytes)
      return setRead({ ok: false, message: 'Filen är för stor för att vara en servicebok.' });
    try {
      setRead(await readPortable(await file.text()));
    } catch {
      // The file was moved or taken away after it was chosen.
      setRead({ ok: false, message: 'Filen gick inte att läsa. Välj den igen.' });
    }
  }

  function take(book: WholeBook) {
    const added = newEntries(book, here).map(({ id, content, signature }) => {
      const key = signature ? book.book.keys[signature.keyId] : undefined;
      const values: ServiceEntryFields = {
        ...content,
        ...{ vehicleId: vehicle.id, orderId: null, signature, isImported: true },
        importedKey: key ? { x: key.x, y: key.y } : null,
      };
      return { id, values };
    });
    const after = [...entries, ...added.map(({ id, values }) => ({ id, data: values }))];
    add(`Serviceboken för ${plate}`, added, changedByEntries(vehicle, after));
    toast(added.length === 1 ? '1 notering är inläst.' : `${added.length} noteringar är inlästa.`);
    close();
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Läs in fil</Button>
      {isOpen && (
        <Dialog title="Läs in en servicebok" onClose={close}>
          <div className={styles.import}>
            <label htmlFor={inputId}>Fil från en annan verkstad i Verkstadsnavet</label>
            <input
              id={inputId}
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget: { files } }) => {
                const [file] = files ?? [];
                if (file) void open(file);
              }}
            />
            {read && !read.ok && (
              <Alert kind="trouble">
                <p>{read.message}</p>
              </Alert>
            )}
            {read?.ok && <Found book={read} here={here} plate={vehicle.data.registrationNumber} />}
            <div className={styles.actions}>
              <Button onClick={close}>Avbryt</Button>
              {read?.ok && newEntries(read, here).length > 0 && (
                <Button kind="work" onClick={() => take(read)}>
                  Läs in {newEntries(read, here).length} noteringar
                </Button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What a file holds for this book, and what of it stays out. */
function Found({
  book: { book, verdicts, isFrameWhole },
  here,
  plate,
}: {
  book: WholeBook;
  here: ReadonlySet<string>;
  plate: string;
}) {
  const changed = verdicts.flatMap((verdict, place) => (isRight(verdict) ? [] : [place + 1]));
  const unsigned = verdicts.filter((verdict) => verdict === 'unsigned').length;
  const known = book.entries.filter(({ id }) => here.has(id)).length;
  return (
    <>
      {book.car.plate !== plate && (
        <Note role="status">
          <p>
            Filen är om {formatRegistrationNumber(book.car.plate)}, inte om{' '}
            {formatRegistrationNumber(plate)}. Läs in den bara om bilen har bytt skylt.
          </p>
        </Note>
      )}
      {changed.length > 0 && (
        <Alert kind="trouble">
          <p>
            {changed.length === 1
              ? `Notering ${changed[0]} är ändrad och läses inte in.`
              : `Noteringarna ${changed.join(', ')} är ändrade och läses inte in.`}
          </p>
        </Alert>
      )}
      {!isFrameWhole && (
        <Note role="status">
          <p>Bilens uppgifter, en nyckel eller vilka noteringar som är med är ändrat i filen.</p>
        </Note>
      )}
      <p role="status">
        {book.entries.length} noteringar i filen
        {unsigned > 0 && `, ${unsigned} osignerade`}
        {known > 0 && `, ${known} finns redan här`}.
      </p>
    </>
  );
}

/** Whether an entry is as it was written; one whose key is missing may be, and cannot be checked. */
function isRight(verdict: Verdict | undefined): boolean {
  return verdict === 'unchanged' || verdict === 'unsigned';
}

/** The entries of a file that are not in the book, without those that were changed. */
function newEntries({ book, verdicts }: WholeBook, here: ReadonlySet<string>) {
  return book.entries.filter(({ id }, place) => isRight(verdicts[place]) && !here.has(id));
}

import { useState } from 'react';
import { BookFilePicker } from '@/components/servicebook/BookFilePicker';
import { useBookFile } from '@/components/servicebook/useBookFile';
import { useServiceEntryRecords } from '@/data/serviceEntries';
import type { Vehicle } from '@/domain/register/vehicle';
import { changedByEntries } from '@/domain/servicebook/bookSummary';
import type { ReadBook, Verdict } from '@/domain/servicebook/portableBook';
import type { ServiceEntry, ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Note } from '@/ui/Note';
import { useToast } from '@/ui/ToastContext';
import styles from './Book.module.css';

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
  const [file, setFile] = useState<File>();
  const read = useBookFile(file);
  const { add } = useServiceEntryRecords();
  const toast = useToast();
  const here = new Set(entries.map(({ id }) => id));
  const plate = formatRegistrationNumber(vehicle.data.registrationNumber);

  function close() {
    setIsOpen(false);
    setFile(undefined);
  }

  function take(book: WholeBook) {
    const added = newEntries(book, here).map(({ id, content, signature }) => {
      const key = signature ? book.book.keys[signature.keyId] : undefined;
      const values: ServiceEntryFields = {
        ...content,
        ...{ orderId: null, signature, isImported: true },
        importedKey: key ? { x: key.x, y: key.y } : null,
      };
      return { id, values };
    });
    const label = `Serviceboken för ${plate}`;
    const register = changedByEntries(
      vehicle,
      entries,
      added.map(({ id, values }) => ({ id, data: values })),
    );
    add(label, vehicle.id, entries, added, register);
    toast(`${counted(added.length)} är ${added.length === 1 ? 'inläst' : 'inlästa'}.`);
    close();
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Läs in fil</Button>
      {isOpen && (
        <Dialog title="Läs in en servicebok" onClose={close}>
          <div className={styles.import}>
            <p>En fil från en annan verkstad i Verkstadsnavet.</p>
            <BookFilePicker hasFile={file !== undefined} onFile={setFile} />
            {file && !read && <p role="status">Kontrollerar {file.name} …</p>}
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
                  Läs in {counted(newEntries(read, here).length)}
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
        {counted(book.entries.length)} i filen
        {unsigned > 0 && `, ${unsigned} osignerade`}
        {known > 0 && `, ${known} finns redan här`}.
      </p>
    </>
  );
}

function counted(entries: number): string {
  return entries === 1 ? '1 notering' : `${entries} noteringar`;
}

/** Whether an entry is as it was written; one whose key is missing may be, and cannot be checked. */
function isRight(verdict: Verdict | undefined): boolean {
  return verdict === 'unchanged' || verdict === 'unsigned';
}

/** The entries of a file that are not in the book, without those that were changed. */
function newEntries({ book, verdicts }: WholeBook, here: ReadonlySet<string>) {
  return book.entries.filter(({ id }, place) => isRight(verdicts[place]) && !here.has(id));
}

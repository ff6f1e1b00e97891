import { useState } from 'react';
import { BookFilePicker } from '@/components/servicebook/BookFilePicker';
import { useBookFile } from '@/components/servicebook/useBookFile';
import { useServiceEntryRecords } from '@/data/servicebook/serviceEntries';
import type { Vehicle } from '@/domain/register/vehicle';
import { changedByEntries } from '@/domain/servicebook/bookSummary';
import type { ReadBook } from '@/domain/servicebook/portableBook';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { type TakenIn, takenIn } from '@/domain/servicebook/takenIn';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Note } from '@/ui/notes/Note';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';
import styles from './Book.module.css';

type WholeBook = Extract<ReadBook, { ok: true }>;

/** Takes the entries of a file from another workshop into the book, after they are checked. Changed entries stay out. */
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
  const taken = read?.ok ? takenIn(read, entries, dayOf(new Date()).toString()) : null;
  const plate = formatRegistrationNumber(vehicle.data.registrationNumber);

  function close() {
    setIsOpen(false);
    setFile(undefined);
  }

  function take({ added }: TakenIn) {
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
            {read?.ok && taken && (
              <Found read={read} taken={taken} plate={vehicle.data.registrationNumber} />
            )}
            <div className={layout.actions}>
              <Button onClick={close}>Avbryt</Button>
              {taken && taken.added.length > 0 && (
                <Button kind="work" onClick={() => take(taken)}>
                  Läs in {counted(taken.added.length)}
                </Button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The entries that a file has for this book, and those that stay out. */
function Found({
  read: { book, isFrameWhole },
  taken: { known, unsigned, changed, replacing, early },
  plate,
}: {
  read: WholeBook;
  taken: TakenIn;
  plate: string;
}) {
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
      {replacing.length > 0 && (
        <Alert kind="trouble">
          <p>
            {replacing.length === 1
              ? `Notering ${replacing[0]} rättar en notering som är er egen eller signerad med en annan nyckel, och läses inte in.`
              : `Noteringarna ${replacing.join(', ')} rättar noteringar som är era egna eller signerade med en annan nyckel, och läses inte in.`}
          </p>
        </Alert>
      )}
      {early.length > 0 && (
        <Alert kind="trouble">
          <p>
            {early.length === 1
              ? `Notering ${early[0]} har en dag som inte har varit än, och läses inte in.`
              : `Noteringarna ${early.join(', ')} har dagar som inte har varit än, och läses inte in.`}
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { Button } from '@/ui/controls/Button';
import { importedText } from '@/domain/import/importedText';
import { StepButtons } from '@/components/import/ImportStep';
import styles from './InterruptedImportNotice.module.css';
import { Notice } from '@/features/customers/edit/Notice';
import { type InterruptedImport, useInterruptedImport } from './useInterruptedImport';

/** Tells on the import page about an import that was interrupted; its remains can be taken back or kept. */
export function InterruptedImportNotice({
  onTakeBack,
}: {
  onTakeBack: (back: NonNullable<InterruptedImport['back']>) => void;
}) {
  const left = useInterruptedImport();
  const back = left?.back;
  return (
    <LeftNotice left={left}>
      {!back && <p>Importen kan ångras när allt är sparat på servern.</p>}
      <StepButtons>
        {back && (
          <Button kind="work" onClick={() => onTakeBack(back)}>
            Ångra importen
          </Button>
        )}
        <Button onClick={left?.keep}>Behåll det som hann importeras</Button>
      </StepButtons>
    </LeftNotice>
  );
}

/** Tells on the list of customers about an interrupted import, with a link to the import page. */
export function InterruptedImportLink() {
  return (
    <LeftNotice left={useInterruptedImport()}>
      <Link to={paths.customersImport}>Ångra eller behåll</Link>
    </LeftNotice>
  );
}

function LeftNotice({ left, children }: { left: InterruptedImport | null; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Notice>
        {left && (
          <div className={styles.content}>
            <p>
              En import avbröts innan den var klar. Det här hann importeras: {importedText(left)}.
            </p>
            {children}
          </div>
        )}
      </Notice>
    </div>
  );
}

import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/Button';
import { importedText } from './importedText';
import { StepButtons } from './ImportStep';
import { Notice } from './Notice';
import { type InterruptedImport, useInterruptedImport } from './useInterruptedImport';

/** Tells on the page of the import that one was broken off, and takes back what it has left or lets it be. */
export function InterruptedImportNotice({
  onTakeBack,
}: {
  onTakeBack: (back: NonNullable<InterruptedImport['back']>) => void;
}) {
  const left = useInterruptedImport();
  return (
    <Notice>
      {left && (
        <>
          <p>{textOf(left)}</p>
          {!left.back && <p>Det kan tas tillbaka när allt är sparat på servern.</p>}
          <StepButtons>
            {left.back && (
              <Button kind="work" onClick={() => left.back && onTakeBack(left.back)}>
                Ta tillbaka det som hann importeras
              </Button>
            )}
            <Button onClick={left.keep}>Behåll det</Button>
          </StepButtons>
        </>
      )}
    </Notice>
  );
}

/** Tells it on the list of customers, and leads to where it can be taken back. */
export function InterruptedImportLink() {
  const left = useInterruptedImport();
  return (
    <Notice>
      {left && (
        <>
          <p>{textOf(left)}</p>
          <StepButtons>
            <LinkButton to={paths.customersImport}>Ta tillbaka eller behåll</LinkButton>
          </StepButtons>
        </>
      )}
    </Notice>
  );
}

function textOf(left: InterruptedImport): string {
  return `En import avbröts innan den var klar. Det här hann importeras: ${importedText(left)}.`;
}

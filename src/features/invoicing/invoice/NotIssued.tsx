import { isAnswerLost, NotIssuedError } from '@/data/invoicing/numbering';
import { Alert } from '@/ui/notes/Alert';
import { errorText } from '@/ui/behaviour/errorText';

/** Says that `what` ("Fakturan") is not issued and why, or that nobody knows, when the answer is lost. */
export function NotIssued({ error, what }: { error: unknown; what: string }) {
  return (
    <Alert kind="trouble">
      {isAnswerLost(error) ? (
        <p>
          Det kom inget svar, så det är inte säkert att {what.toLowerCase()} är utfärdad. Försök
          igen när du har kontakt: är den redan utfärdad blir det ingen till.
        </p>
      ) : (
        <>
          <p>{what} är inte utfärdad.</p>
          <p>{error instanceof NotIssuedError ? reasons[error.reason] : errorText(error)}</p>
        </>
      )}
    </Alert>
  );
}

const reasons: Record<NotIssuedError['reason'], string> = {
  noSeries: 'En ägare utfärdar den första fakturan, och bestämmer så var nummerserien börjar.',
  changedSeller:
    'Företagets uppgifter har ändrats medan du läste. Kontrollera fakturan och försök igen.',
  changedOrder: 'Arbetsordern har ändrats medan du läste. Kontrollera fakturan och försök igen.',
  changedDraft: 'Utkastet har ändrats eller utfärdats medan du läste. Kontrollera det först.',
  changedInvoice: 'Fakturan har krediterats medan du läste. Kontrollera vad som är kvar av den.',
};

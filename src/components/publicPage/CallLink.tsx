import { formatPhone } from '@/domain/values/phone';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { type ButtonKind, LinkButton } from '@/ui/controls/Button';

/** A large link that calls the workshop; the phone is E.164. */
export function CallLink({ phone, kind }: { phone: string; kind: ButtonKind }) {
  const { head } = useTexts();
  return (
    <LinkButton kind={kind} to={`tel:${phone}`}>
      {head.call(formatPhone(phone))}
    </LinkButton>
  );
}

import { formatPhone } from '@/domain/values/phone';
import { type ButtonKind, LinkButton } from '@/ui/controls/Button';

/** A large link that calls the workshop; the phone is E.164. */
export function CallLink({ phone, kind }: { phone: string; kind: ButtonKind }) {
  return (
    <LinkButton kind={kind} to={`tel:${phone}`}>
      Ring {formatPhone(phone)}
    </LinkButton>
  );
}

import type { PublicPage } from '@/domain/publicPage/publicPage';
import { addressLink } from '@/domain/values/message';
import { formatPhone } from '@/domain/values/phone';

/** The next step where the page has no time to offer: a telephone, else an e-mail address, else a visit. */
export function HowToAsk({ page }: { page: Pick<PublicPage, 'phone' | 'email'> }) {
  const { phone, email } = page;
  if (phone !== null) {
    return (
      <>
        Ring <a href={`tel:${phone}`}>{formatPhone(phone)}</a> och fråga.
      </>
    );
  }
  if (email !== null) {
    return (
      <>
        Skriv till <a href={addressLink(email)}>{email}</a> och fråga.
      </>
    );
  }
  return <>Fråga verkstaden på plats.</>;
}

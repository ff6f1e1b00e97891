import type { PublicPage } from '@/domain/publicPage/publicPage';
import { addressLink } from '@/domain/values/message';
import { formatPhone } from '@/domain/values/phone';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';

/** The next step where the page has no time to offer: a telephone, else an e-mail address, else a visit. */
export function HowToAsk({ page }: { page: Pick<PublicPage, 'phone' | 'email'> }) {
  const { phone, email } = page;
  const { howToAsk } = useTexts();
  if (phone !== null) {
    return (
      <>
        {howToAsk.call} <a href={`tel:${phone}`}>{formatPhone(phone)}</a> {howToAsk.after}
      </>
    );
  }
  if (email !== null) {
    return (
      <>
        {howToAsk.write} <a href={addressLink(email)}>{email}</a> {howToAsk.after}
      </>
    );
  }
  return <>{howToAsk.visit}</>;
}

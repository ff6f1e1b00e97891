import { expect, test } from 'vitest';
import { mailtoLink, smsLink } from '@/domain/values/message';

test('a link opens the text in the telephone', () => {
  const link = smsLink('+46701740605', { subject: 'x', text: 'Tid 08:00 & 100 %\nHälsningar?' });
  expect(link).toBe('sms:+46701740605?body=Tid%2008%3A00%20%26%20100%20%25%0AH%C3%A4lsningar%3F');
});

test('a link opens the message in the mail program, with the line breaks of mail', () => {
  const link = mailtoLink('eva+bil@kund.example', {
    subject: 'Din bokning & tid',
    text: 'Hej!\nA=b',
  });
  expect(link).toEqual({
    to: 'mailto:eva%2Bbil@kund.example?subject=Din%20bokning%20%26%20tid&body=Hej!%0D%0AA%3Db',
    isCut: false,
  });
});

test('a mail whose link is longer than programs take has no text', () => {
  const link = (length: number) =>
    mailtoLink('eva@kund.example', { subject: 'Hej', text: 'x'.repeat(length) });
  expect(link(1959)).toEqual({
    to: `mailto:eva@kund.example?subject=Hej&body=${'x'.repeat(1959)}`,
    isCut: false,
  });
  expect(link(1959).to).toHaveLength(2000);
  expect(link(1960)).toEqual({ to: 'mailto:eva@kund.example?subject=Hej', isCut: true });
});

import { errorCode } from '@/errorCode';

/**
 * The Swedish text for a failed call to the auth service or to Firestore. Wrong password, unknown address and
 * closed account share one text: a stranger must not learn who has an account.
 */
export function errorText(error: unknown): string {
  switch (errorCode(error)) {
    case 'auth/wrong-password':
    case 'auth/user-not-found':
    case 'auth/invalid-credential':
    case 'auth/user-disabled':
      return 'E-postadressen eller lösenordet stämmer inte.';
    case 'auth/wrong-current-password':
      return 'Det nuvarande lösenordet stämmer inte.';
    case 'auth/requires-recent-login':
    case 'auth/user-token-expired':
      return 'Inloggningen har gått ut. Logga in igen.';
    case 'auth/email-already-in-use':
      return 'Adressen går inte att använda. Har du redan ett konto? Logga in eller återställ lösenordet.';
    case 'auth/weak-password':
      return 'Lösenordet är för kort. Välj minst 6 tecken.';
    case 'auth/password-does-not-meet-requirements':
      return 'Lösenordet är för enkelt. Välj ett längre med både bokstäver och siffror.';
    case 'auth/invalid-email':
      return 'E-postadressen går inte att använda. Kontrollera att den är rätt skriven.';
    case 'founding/too-many':
      return 'Du har redan startat fem verkstäder, och fler kan ett konto inte starta.';
    case 'founding/refused':
      return 'Du får inte starta en verkstad än. Bekräfta din e-postadress under Inställningar, Konto.';
    case 'permission-denied':
      return 'Du har inte behörighet till det här längre. Ladda om sidan och försök igen.';
    case 'auth/too-many-requests':
      return 'För många försök. Vänta några minuter och försök igen.';
    case 'auth/timeout':
      return 'Inget svar inom tio sekunder. Det kan ändå ha gått igenom: vänta en stund innan du försöker igen.';
    case 'auth/network-request-failed':
    case 'unavailable':
      return 'Ingen kontakt med servern. Kontrollera uppkopplingen och försök igen.';
    default:
      return 'Tjänsten svarar inte som den ska just nu. Försök igen om en stund.';
  }
}

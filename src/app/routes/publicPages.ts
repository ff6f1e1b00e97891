import type { paths } from '@/paths';

/**
 * The title and description of a public page for search engines and link previews; PageHeading shows the
 * title too.
 */
export interface PublicPage {
  /**
   * The page's key in `paths`. `paths` is imported as a type only, because the build reads this file without
   * `@/`.
   */
  name: Extract<
    keyof typeof paths,
    | 'home'
    | 'bookingSystem'
    | 'prices'
    | 'contact'
    | 'publicServiceBook'
    | 'login'
    | 'register'
    | 'forgotPassword'
  >;
  title: string;
  description: string;
}

/** Every page where a visitor may arrive; the build writes an HTML file for each page. */
export const publicPages: readonly PublicPage[] = [
  {
    name: 'home',
    title: 'Bokningar för bilverkstad och biltvätt',
    description:
      'En samlad lösning för bokningar till bilverkstad och biltvätt. Hantera kunder och tjänster enkelt på ett och samma ställe.',
  },
  {
    name: 'bookingSystem',
    title: 'Bokningssystem',
    description:
      'Kalender för lyftar och tvätthallar utan dubbelbokningar, med kunder, servicebok, arbetsorder och personalliggare runt bokningen.',
  },
  {
    name: 'prices',
    title: 'Priser',
    description:
      'Planer med fast pris i månaden, exklusive och inklusive moms. Ingen bindningstid, ingen startavgift och inget kort för att prova.',
  },
  {
    name: 'contact',
    title: 'Kontakt',
    description: 'Telefon, e-post, adress och telefontider till oss som bygger systemet.',
  },
  {
    name: 'publicServiceBook',
    title: 'Kontrollera en servicebok',
    description:
      'Öppna filen med bilens servicebok och se om något har ändrats. Filen kontrolleras i din egen webbläsare och skickas ingenstans.',
  },
  {
    name: 'login',
    title: 'Logga in på ditt konto',
    description: 'Logga in på verkstadens kalender, kunder och arbetsordrar.',
  },
  {
    name: 'register',
    title: 'Skapa konto',
    description: 'Skapa ett konto med e-postadress och lösenord, och lägg upp din verkstad.',
  },
  {
    name: 'forgotPassword',
    title: 'Återställ lösenordet',
    description: 'Få en länk till din e-post och välj ett nytt lösenord till ditt konto.',
  },
];

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
  name: keyof typeof paths;
  title: string;
  description: string;
  /** The file of the page's component, by which the build finds what the page needs beside the first load. */
  file: string;
}

/** Every page where a visitor may arrive; the build writes an HTML file for each page. */
export const publicPages: readonly PublicPage[] = [
  {
    name: 'home',
    file: 'src/features/site/HomePage.tsx',
    title: 'Bokningar för bilverkstad och biltvätt',
    description:
      'En samlad lösning för bokningar till bilverkstad och biltvätt. Hantera kunder och tjänster enkelt på ett och samma ställe.',
  },
  {
    name: 'bookingSystem',
    file: 'src/features/site/BookingSystemPage.tsx',
    title: 'Bokningssystem',
    description:
      'Kalender för lyftar och tvätthallar utan dubbelbokningar, med kunder, servicebok, arbetsorder och personalliggare runt bokningen.',
  },
  {
    name: 'prices',
    file: 'src/features/site/PricesPage.tsx',
    title: 'Priser',
    description:
      'Tre planer med fast pris i månaden, exklusive och inklusive moms. Ingen bindningstid, ingen startavgift och inget kort för att prova.',
  },
  {
    name: 'contact',
    file: 'src/features/site/ContactPage.tsx',
    title: 'Kontakt',
    description: 'Telefon, e-post, adress och telefontider till oss som bygger Verkstadsnavet.',
  },
  {
    name: 'login',
    file: 'src/features/account/LoginPage.tsx',
    title: 'Logga in på ditt konto',
    description: 'Logga in på verkstadens kalender, kunder och arbetsordrar i Verkstadsnavet.',
  },
  {
    name: 'register',
    file: 'src/features/account/RegisterPage.tsx',
    title: 'Skapa konto',
    description: 'Skapa ett konto i Verkstadsnavet med e-postadress och lösenord.',
  },
  {
    name: 'forgotPassword',
    file: 'src/features/account/ForgotPasswordPage.tsx',
    title: 'Återställ lösenordet',
    description: 'Få en länk till din e-post och välj ett nytt lösenord till Verkstadsnavet.',
  },
];

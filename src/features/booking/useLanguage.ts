import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { en } from '@/components/publicPage/texts/en';
import { type Language, sv } from '@/components/publicPage/texts/sv';
import { useHydrated } from '@/ui/behaviour/useHydrated';

const stored = 'verkstadsnavet.language';

/** The languages by their codes; Norwegians and Danes read Swedish. */
const known: Record<string, Language> = {
  sv: 'sv',
  nb: 'sv',
  nn: 'sv',
  no: 'sv',
  da: 'sv',
  en: 'en',
};

/** The language for a browser that prefers `languages`: the first that is known, else English, and Swedish when it names none. */
export function languageOf(languages: readonly string[]): Language {
  const codes = languages.map((each) => each.toLowerCase().split('-')[0] ?? '');
  const [first] = codes.flatMap((code) => known[code] ?? []);
  return first ?? (languages.length === 0 ? 'sv' : 'en');
}

/** The language of the address (`?lang=en`), else the one that was chosen on this device, else the browser's own. */
function firstLanguage(search: string): Language {
  const named = asLanguage(new URLSearchParams(search).get('lang'));
  return named ?? readStored() ?? languageOf(navigator.languages);
}

function asLanguage(text: string | null): Language | null {
  return text === 'sv' || text === 'en' ? text : null;
}

function readStored(): Language | null {
  try {
    return asLanguage(localStorage.getItem(stored));
  } catch {
    // A browser that lets nothing be read has kept no choice.
    return null;
  }
}

function keep(language: Language) {
  try {
    localStorage.setItem(stored, language);
  } catch {
    // In a browser that stores nothing, the choice lasts until the page is closed.
  }
}

/** The texts of the page in the visitor's language, and how to change to the other one, which this device remembers. */
export function useLanguage() {
  const { search, hash, state }: { search: string; hash: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Language | null>(null);
  // Markup from the build knows no visitor, so it is in Swedish until the browser has taken it over.
  const isHydrated = useHydrated();
  const language = chosen ?? (isHydrated ? firstLanguage(search) : 'sv');

  function change() {
    const other = language === 'sv' ? 'en' : 'sv';
    setChosen(other);
    keep(other);
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return;
    // The address would win over the choice at the next reading.
    query.delete('lang');
    void navigate({ search: query.toString(), hash }, { replace: true, state });
  }

  return { texts: language === 'sv' ? sv : en, change };
}

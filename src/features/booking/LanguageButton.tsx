import { useContext } from 'react';
import { LanguageContext } from '@/components/publicPage/texts/LanguageContext';
import styles from './LanguageButton.module.css';

/** Changes the language of the page, and stays where it is, so that it keeps the focus. */
export function LanguageButton() {
  const { texts, change } = useContext(LanguageContext);
  return (
    <button type="button" lang={texts.other.language} className={styles.button} onClick={change}>
      {texts.other.name}
    </button>
  );
}

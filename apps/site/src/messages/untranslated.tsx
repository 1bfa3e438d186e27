import { Alert, Container } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { frameTexts } from '../texts/frame';
import styles from './untranslated.module.css';

/** Above a page whose words are in the seller's own language, as nobody translated them. */
export const Untranslated = ({ language }: { language: Language }) => (
  <Container>
    <div className={styles.notice}>
      <Alert tone="info" language={language}>
        {language.texts(frameTexts).untranslated}
      </Alert>
    </div>
  </Container>
);

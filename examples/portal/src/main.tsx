import '@pomp/design-system/styles.css';
import { calendarDate } from '@pomp/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal';

const element = document.getElementById('portal');
if (!element) throw new Error('index.html has an element with the id "portal".');

const now = () => new Date();

createRoot(element).render(
  <StrictMode>
    <Portal today={() => calendarDate(now())} now={now} />
  </StrictMode>,
);

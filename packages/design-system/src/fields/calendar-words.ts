import type { Language } from '@pomp/language';
import type { DayPickerProps } from 'react-day-picker';
import { dateTexts } from './date-texts.js';

/** What a calendar says, by the browser's own knowledge of the language: the library's would be a script for each. */
export function calendarWords({ locale, ...language }: Language): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const texts = language.texts(dateTexts).calendar;
  const formatIn = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format(date);
  };
  const dayText = formatIn({ dateStyle: 'full' });
  const monthText = formatIn({ month: 'long', year: 'numeric' });
  return {
    formatters: {
      formatCaption: monthText,
      formatMonthDropdown: formatIn({ month: 'long' }),
      formatWeekdayName: formatIn({ weekday: 'short' }),
    },
    labels: {
      labelDayButton: (date, { today, selected }) => {
        const day = today ? texts.today({ date: dayText(date) }) : dayText(date);
        return selected ? texts.selected({ date: day }) : day;
      },
      labelGrid: monthText,
      labelWeekday: formatIn({ weekday: 'long' }),
      labelNav: () => texts.navigation,
      labelPrevious: () => texts.previous,
      labelNext: () => texts.next,
      labelMonthDropdown: () => texts.month,
      labelYearDropdown: () => texts.year,
    },
  };
}

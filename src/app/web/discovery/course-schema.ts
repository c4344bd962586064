import type { Course as CourseSchema, CourseInstance, DayOfWeek } from 'schema-dts';
import type { Course } from '../../../features/courses/courses.ts';
import { siteSettings } from '../../../platform/web/site.ts';

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A course as schema.org has it. There is no payment on this site: enrolling is free. */
export function courseSchema(course: Course): Exclude<CourseSchema, string> {
  const { brand, publicUrl } = siteSettings();
  const url = `${publicUrl}/course/${course.courseId}`;
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.description,
    image: `${publicUrl}/og/${course.courseId}.jpg`,
    inLanguage: 'en',
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: brand, url: `${publicUrl}/` },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR', url },
    hasCourseInstance: courseInstance(course),
  };
}

function courseInstance({ schedule, instructor }: Course): CourseInstance {
  const [name = '', jobTitle = ''] = instructor.split(', ');
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    location: { '@type': 'VirtualLocation', url: siteSettings().publicUrl },
    instructor: { '@type': 'Person', name, jobTitle },
    ...weeksOf(schedule),
  };
}

/** Reads 'Eight weeks, Tuesdays and Thursdays, 18:00–19:30 UTC, with recordings'. Throws if it is written otherwise. */
function weeksOf(schedule: string): Pick<CourseInstance, 'courseSchedule' | 'courseWorkload'> {
  const [, word = '', days = '', from = '', to = ''] =
    /^(\w+) weeks, ([\w ]+), (\d\d:\d\d)–(\d\d:\d\d) UTC/.exec(schedule) ?? [];
  const weeks = numbers.indexOf(word.toLowerCase());
  if (weeks < 1) throw new Error(`which weeks are "${schedule}"?`);
  const byDay = days.split(' and ').map((day) => `https://schema.org/${day.replace(/s$/, '')}` as DayOfWeek);
  const minutes = byDay.length * (minutesOf(to) - minutesOf(from));
  return {
    courseWorkload: `PT${Math.floor(minutes / 60)}H${minutes % 60 === 0 ? '' : `${minutes % 60}M`}`,
    courseSchedule: {
      '@type': 'Schedule',
      duration: `P${weeks}W`,
      repeatFrequency: 'P1W',
      byDay,
      startTime: `${from}:00`,
      endTime: `${to}:00`,
      scheduleTimezone: 'UTC',
    },
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

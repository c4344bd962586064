/** Cover of a new course without a picture of its own: 16:10, like the site's illustrations. */
export const plainCover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <rect width="640" height="400" fill="#e8ecf5"/>
  <path d="M120 290 L250 170 L330 240 L430 130 L520 290 Z" fill="#b9c4de"/>
  <circle cx="170" cy="120" r="34" fill="#f2b84b"/>
</svg>
`;

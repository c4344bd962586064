import { createRoot } from 'react-dom/client';
import '../theme.css';
import { Gallery } from './gallery.tsx';

// Served by the development server alone: nothing of it is in the built site.
const place = document.querySelector('#gallery');
if (place) createRoot(place).render(<Gallery />);

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { type Crop, pushed, squareOf, wholeMiddle, zoomMax } from '../../crop.ts';
import { photoSize } from '../../photo-contract.ts';
import { photoMessages as texts } from '../photo-messages.ts';

const quality = 0.9;

interface PhotoCropProps {
  readonly picture: ImageBitmap;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSave: (photo: File) => void;
}

/** Crops a picture to a square photo, by dragging or with sliders. The content of the canvas is uploaded. */
export function PhotoCrop({ picture, busy, onCancel, onSave }: PhotoCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholeMiddle);
  /** Last pointer position while dragging. */
  const dragStart = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const { x, y, side } = squareOf(picture, crop);
    // Background of transparent pictures.
    if (context) context.fillStyle = 'white';
    context?.fillRect(0, 0, photoSize, photoSize);
    context?.drawImage(picture, x, y, side, side, 0, 0, photoSize, photoSize);
  }, [picture, crop]);

  function drag({ clientX, clientY, currentTarget }: PointerEvent) {
    const from = dragStart.current;
    const { clientWidth } = currentTarget;
    if (!from || clientWidth === 0) return;
    dragStart.current = { x: clientX, y: clientY };
    setCrop((before) => pushed(picture, before, (clientX - from.x) / clientWidth, (clientY - from.y) / clientWidth));
  }

  return (
    <div className="grid gap-5">
      <canvas
        ref={canvas}
        width={photoSize}
        height={photoSize}
        role="img"
        aria-label={texts.preview}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId);
          dragStart.current = { x: clientX, y: clientY };
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => (dragStart.current = null)}
        style={{ touchAction: 'none' }}
        className="w-full max-w-sm rounded-full border border-line bg-sunken"
      />
      <p className="text-sm text-muted">{texts.preview}</p>
      <Slider label={texts.zoom} name="zoom" min={1} max={zoomMax} crop={crop} onChange={setCrop} />
      <Slider label={texts.across} name="across" min={0} max={1} crop={crop} onChange={setCrop} />
      <Slider label={texts.down} name="down" min={0} max={1} crop={crop} onChange={setCrop} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          onClick={() =>
            canvas.current?.toBlob(
              (blob) => blob && onSave(new File([blob], 'photo.jpg', { type: blob.type })),
              'image/jpeg',
              quality,
            )
          }
        >
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly name: keyof Crop;
  readonly min: number;
  readonly max: number;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

function Slider({ label, name, min, max, crop, onChange }: SliderProps) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={crop[name]}
        onChange={({ target }) => onChange({ ...crop, [name]: target.valueAsNumber })}
        className="w-full max-w-sm accent-primary"
      />
    </label>
  );
}

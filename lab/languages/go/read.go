// Reads what rows wrote, with the code that compilers of schemas generate for Go: read.py for Go.
//
//	languages FOLDER OUTPUT
//
// The packages sbe and colfer are generated beside this file by languages.sh.
package main

import (
	"bytes"
	"encoding"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"

	colfer "serbench/languages/colfer/generated"
	sbe "serbench/languages/sbe"
)

type message struct{ Wire, Type, File string }

type result struct {
	File           string `json:"file"`
	Implementation string `json:"implementation"`
	Version        string `json:"version"`
	Value          any    `json:"value,omitempty"`
	Error          string `json:"error,omitempty"`
	Back           []byte `json:"back,omitempty"`
	BackError      string `json:"backError,omitempty"`
}

// A message of SBE.
type sbeMessage interface {
	Encode(*sbe.SbeGoMarshaller, io.Writer, bool) error
	Decode(*sbe.SbeGoMarshaller, io.Reader, uint16, uint16, bool) error
}

// The bits of sets, which in Go are arrays of booleans.
var choices = map[reflect.Type]any{
	reflect.TypeOf(sbe.MediaPresence{}):  sbe.MediaPresenceChoice,
	reflect.TypeOf(sbe.ImagePresence{}):  sbe.ImagePresenceChoice,
	reflect.TypeOf(sbe.SamplePresence{}): sbe.SamplePresenceChoice,
	reflect.TypeOf(sbe.UserPresence{}):   sbe.UserPresenceChoice,
}

// plain is what JSON can say of a value; a set becomes a member "has..." for each of its bits.
func plain(value reflect.Value) any {
	switch value.Kind() {
	case reflect.Pointer:
		if value.IsNil() {
			return nil
		}
		return plain(value.Elem())
	case reflect.Struct:
		members := map[string]any{}
		for i := 0; i < value.NumField(); i++ {
			field := value.Field(i)
			if set, ok := choices[field.Type()]; ok {
				bits := reflect.ValueOf(set)
				for bit := 0; bit < bits.NumField(); bit++ {
					members["has"+bits.Type().Field(bit).Name] = field.Index(int(bits.Field(bit).Uint())).Bool()
				}
			} else {
				name := value.Type().Field(i).Name
				members[strings.ToLower(name[:1])+name[1:]] = plain(field)
			}
		}
		return members
	case reflect.Slice:
		if value.Type().Elem().Kind() == reflect.Uint8 {
			return string(value.Bytes())
		}
		items := []any{}
		for i := 0; i < value.Len(); i++ {
			items = append(items, plain(value.Index(i)))
		}
		return items
	case reflect.Int64:
		return fmt.Sprint(value.Int())
	}
	return value.Interface()
}

// A type of Colfer.
type colferType interface {
	encoding.BinaryMarshaler
	encoding.BinaryUnmarshaler
}

func exchangeColfer(data []byte, name string, out *result) {
	value := map[string]colferType{
		"MediaContent":  &colfer.CMediaContent{},
		"NumericStruct": &colfer.CNumericStruct{},
		"User":          &colfer.CUser{},
	}[name]
	if err := value.UnmarshalBinary(data); err != nil {
		out.Error = err.Error()
		return
	}
	out.Value = plain(reflect.ValueOf(value))
	back, err := value.MarshalBinary()
	if err != nil {
		out.BackError = err.Error()
	}
	out.Back = back
}

func exchangeSbe(data []byte, name string, out *result) {
	marshaller := sbe.NewSbeGoMarshaller()
	in := bytes.NewReader(data)
	var header sbe.MessageHeader
	err := header.Decode(marshaller, in, 0)
	value := map[string]sbeMessage{
		"MediaContent":  &sbe.MediaContent{},
		"NumericStruct": &sbe.NumericStruct{},
		"Sample":        &sbe.Sample{},
		"User":          &sbe.User{},
	}[name]
	if value == nil {
		err = fmt.Errorf("no message %s", name)
	}
	if err == nil {
		err = value.Decode(marshaller, in, header.Version, header.BlockLength, true)
	}
	if err == nil && in.Len() > 0 {
		err = fmt.Errorf("%d bytes are left", in.Len())
	}
	if err != nil {
		out.Error = err.Error()
		return
	}
	out.Value = plain(reflect.ValueOf(value))
	var back bytes.Buffer
	err = header.Encode(marshaller, &back)
	if err == nil {
		err = value.Encode(marshaller, &back, true)
	}
	if err != nil {
		out.BackError = err.Error()
		return
	}
	out.Back = back.Bytes()
}

func exchange(folder string, each message) (result, bool) {
	out := result{File: each.File, Implementation: each.Wire}
	data, err := os.ReadFile(filepath.Join(folder, each.File))
	if err != nil {
		out.Error = err.Error()
		return out, true
	}
	switch each.Wire {
	case "sbe":
		out.Implementation, out.Version = "sbe-tool", os.Getenv("SBE")
		exchangeSbe(data, each.Type, &out)
	case "colfer":
		out.Version = os.Getenv("COLFER")
		exchangeColfer(data, each.Type, &out)
	default:
		return out, false
	}
	return out, true
}

func main() {
	folder := os.Args[1]
	results := []result{}
	indexes, _ := filepath.Glob(filepath.Join(folder, "*.index.json"))
	for _, file := range indexes {
		var index struct{ Messages []message }
		text, err := os.ReadFile(file)
		if err == nil {
			err = json.Unmarshal(text, &index)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, file+":", err)
			os.Exit(1)
		}
		for _, each := range index.Messages {
			if out, known := exchange(folder, each); known {
				results = append(results, out)
			}
		}
	}
	text, err := json.Marshal(map[string]any{
		"language": "Go", "version": strings.TrimPrefix(runtime.Version(), "go"), "results": results,
	})
	if err == nil {
		err = os.WriteFile(os.Args[2], text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
